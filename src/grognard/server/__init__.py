"""The game over HTTP and WebSocket, for any ruleset, room by room.

``web``       addresses, sockets, pages, problems; the only room with a web framework
``games``     games and what is kept of them: service, keeper, room, reader, journal, store, undo
``thinking``  bots, odds and the checking of records, in processes of their own
``present``   what a reader is shown, every word in the reader's language
``faults``    what can go wrong, by a stable code
``meters``    what is counted for whoever runs the server
``wire``      what travels between server and browser, as structs, by subject

``web`` asks ``games``, ``games`` ask ``thinking`` and ``present``; nothing asks back.
"""
