"""How much anybody may ask of the server."""

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Bounds on what comes from outside."""

    body: int = 64 * 1024
    """Bytes of an ordinary request."""
    record: int = 4 * 1024 * 1024
    """Bytes of a record that somebody uploads."""
    message: int = 4 * 1024
    """Bytes of a message on a socket."""
    answers: int = 20_000
    """Answers of a record that somebody uploads."""
    requests: float = 40.0
    """Requests per second and address, in the long run."""
    burst: int = 200
    """Requests an address may make at once."""
    games: float = 120.0
    """Games per hour and address, in the long run."""
    games_at_once: int = 60
    """Games an address may create at once."""
    odds: float = 8.0
    """Questions for odds per second and address, in the long run."""
    odds_at_once: int = 40
    chat: float = 0.5
    """Lines a seat may say per second, in the long run."""
    chat_at_once: int = 5
    mail: float = 10.0
    """Numbers sent by e-mail per hour, by who asks and by whom they are for, in the long run."""
    mail_at_once: int = 5
    waiting_each: int = 8
    """Odds, suggestions or records of one address that wait to be thought about."""
    waiting_of_game: int = 16
    """And of one game."""
    failures: int = 60
    """Wrong keys an address may try at once; it regains one a second."""
    sockets: int = 64
    """Open sockets per address."""
    connections: int = 4_000
    """Open connections in all, pages that only watch included."""
    connections_each: int = 96
    """Open connections per address."""
    rooms: int = 2_000
    """Games kept in memory; others are read from the store when somebody looks."""
    addresses: int = 50_000
    """Addresses remembered; the one not heard of for longest is forgotten first."""
    asides: int = 500
    """What a seat may do in one game besides playing: take back, ask to, say what it wishes."""
    deeds: int = 20_000
    """What may be done in one game."""
