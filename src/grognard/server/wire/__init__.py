"""All that travels between server and browser, as structs, by subject.

Whatever leaves the server is already in the reader's language; whatever enters it is bounded
here and checked by the rules afterwards. ``python -m grognard.server.wire`` prints one JSON
Schema with every type, from which the client's types are generated. A type is spoken of as
``wire.View``, whatever subject it lies under.

How it is used (all under ``/api``; ``key`` is the secret of a link, sent as
``Authorization: Bearer KEY`` or ``?key=KEY``; the language is ``?lang=fr`` or the browser's):

========================================  ======================  =========================
``GET  /languages``                                               ``Languages``
``GET  /rulesets``                                                ``Lobby``
``GET  /rulesets/{name}``                                         ``RulesetCard``
``GET  /rulesets/{name}/cards``                                   ``CardBook``
``GET  /rules/{ruleset}``                                         ``RulebookText``
``GET  /rulesets/{name}/reference``                               ``Reference``
``GET  /rulesets/{name}/recruits``                                ``ArmyBook``
``POST /rulesets/{name}/terms``           ``TermsBody``           ``TermsCard``
``POST /rulesets/{name}/roster``          ``RosterBody``          ``RosterVerdict``
``POST /rulesets/{name}/roster/file``     ``RosterPlan``          the roster, a file
``POST /rosters``                         the roster, a file      ``OpenedRoster``
``POST /packs``                           ``PackBody``            ``RulesetCard``
``POST /games``                           ``CreateGame``          ``CreatedGame``
``POST /mine``                            ``MyLinks``             ``MyGames``
``GET  /offers``                                                  ``Offers``
``POST /offers/{id}``                     ``TakeBody``            ``SeatLink``
``GET  /games/{id}``                                              ``GameState``
``GET  /games/{id}/briefing``                                     ``Briefing``
``POST /games/{id}/join``                 ``JoinBody``            ``SeatLink``
``PUT  /games/{id}/offer``                ``OfferBody``           ``Acknowledged``
``POST /games/{id}/luck``                 ``PledgeBody``          ``Acknowledged``
``POST /games/{id}/answers``              ``AnswerBody``          ``Acknowledged``
``POST /games/{id}/entering``             ``EnteringBody``        ``Entering``
``POST /games/{id}/check``                ``CheckBody``           ``CheckVerdict``
``POST /games/{id}/sight``                ``SightBody``           ``SightText``
``POST /games/{id}/rings``                ``RingsBody``           ``Rings``
``POST /games/{id}/odds``                 ``OddsBody``            ``OddsText``
``POST /games/{id}/headlines``            ``HeadlinesBody``       ``Headlines``
``POST /games/{id}/advice``               ``AdviceBody``          ``Advice``
``POST /games/{id}/profile``              ``ProfileBody``         ``Profile``
``POST /games/{id}/undo``                 ``UndoBody``            ``Acknowledged``
``PUT  /games/{id}/wishes``               ``WishesBody``          ``Acknowledged``
``POST /games/{id}/resign``               ``ResignBody``          ``Acknowledged``
``POST /games/{id}/rematch``                                      ``Link``
``GET  /games/{id}/talk``                                         ``Talk``
``POST /games/{id}/chat``                 ``SayBody``             ``Spoken``
``GET  /games/{id}/mail``                                         ``Mail``
``PUT  /games/{id}/mail/address``         ``MailBody``            ``Mail``
``POST /games/{id}/mail/code``            ``CodeBody``            ``Mail``
``POST /games/{id}/mail/stop``                                    ``Mail``
``GET  /games/{id}/log?after=N``                                  ``Log``
``GET  /games/{id}/replay?at=N&seat=A``                           ``Snapshot``
``GET  /games/{id}/timeline``                                     ``Timeline``
``GET  /games/{id}/aftermath``                                    ``Aftermath``
``GET  /games/{id}/record``                                       the record, a file
``POST /games/{id}/branch``               ``BranchBody``          ``CreatedGame``
``POST /records``                         the record, a file      ``CreatedGame``
``WS   /games/{id}/events?after=N``       ``ToServer``            ``ToClient``
========================================  ======================  =========================

Errors are ``Problem`` documents (RFC 9457). Points are ``[x, y]`` with the origin at the
south-west corner, x east and y north; headings are degrees clockwise from north.
"""

from grognard.server.wire.advice import *
from grognard.server.wire.armies import *
from grognard.server.wire.common import *
from grognard.server.wire.decision import *
from grognard.server.wire.game import *
from grognard.server.wire.guide import *
from grognard.server.wire.lobby import *
from grognard.server.wire.odds import *
from grognard.server.wire.replay import *
from grognard.server.wire.rulebook import *
from grognard.server.wire.setup import *
from grognard.server.wire.sights import *
from grognard.server.wire.stream import *
from grognard.server.wire.view import *
