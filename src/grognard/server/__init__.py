"""The game over HTTP and WebSocket, for any ruleset, room by room.

``wire``      what travels between server and browser, as structs, by subject
``web``       addresses, sockets, limits, pages, problems; the only room with a web framework
``games``     games and what is kept of them: service, keeper, room, journal, store, undo, keys
``present``   what the holder of a link is shown, every word in the reader's language
``thinking``  bots, odds and the checking of records, in processes of their own

``web`` asks ``games``, ``games`` asks ``present`` and ``thinking``; nothing asks back.
"""
