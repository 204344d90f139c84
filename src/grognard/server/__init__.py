"""The game over HTTP and WebSocket, for any ruleset.

``wire`` is what travels; ``rooms`` plays games and knows no web framework; ``store`` keeps
them; ``app`` is the thin layer that speaks HTTP.
"""
