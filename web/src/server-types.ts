/** What the server and the page send each other; written by `python -m tools.typescript`. */

export type BoardName = 'hex37' | 'matrx40'

export type CellKind = 'point' | 'space' | 'ring' | 'centre'

export type Letter = 'B' | 'G' | 'T' | 'Z' | 'D' | 'Y' | 'P'

export type MailPace = 'now' | 'daily' | 'never'

export type NoticeKind =
  | 'your-turn'
  | 'time-short'
  | 'challenge'
  | 'game-begun'
  | 'game-ended'
  | 'talk'
  | 'asked'
  | 'tournament'

export type OptionKind =
  | 'push'
  | 'use'
  | 'extra'
  | 'clear'
  | 'pass'
  | 'accept'
  | 'challenge'
  | 'first'
  | 'second'
  | 'won'
  | 'tied'
  | 'lost'

export type Outcome = '1-0' | '0-1' | '1/2-1/2' | '*'

export type PersonKind = 'owner' | 'stranger' | 'guest' | 'account' | 'moderator' | 'bot'

export type PhaseName = 'c' | 'e' | 'm' | 'x' | 'r' | 'a' | 'f' | 's' | '.'

export type PlayerName = 'w' | 'b'

export type ProposalKind = 'takeback' | 'pause' | 'lot' | 'rematch'

export type Role = 'hand' | 'captured' | 'left' | 'stacked' | 'taken' | 'pool' | 'shown' | 'line'

/** Who looks at a side game: a player, or somebody who may see what both see and decides nothing. */
export type Viewer = 'w' | 'b' | 'both'

export type Effect = Enter | Gain | Jump | Slide | Take | Turn

/** What a page is sent without asking for each. */
export type SocketEvent =
  | AnalysisEvent
  | DeletedEvent
  | FailedEvent
  | GameEvent
  | GivenEvent
  | HeartbeatEvent
  | JudgedEvent
  | JudgedGameEvent
  | LobbyEvent
  | MovingEvent
  | NoticesEvent
  | PresenceEvent
  | SideGameEvent
  | TalkEvent

/** What a page sends. */
export type SocketRequest =
  | Alive
  | Analyse
  | Change
  | Claim
  | Give
  | HandOver
  | Hint
  | Judge
  | Play
  | Rematch
  | RematchSide
  | Say
  | Speak
  | Stop
  | Unwatch
  | UnwatchLobby
  | UnwatchNotices
  | Watch
  | WatchLobby
  | WatchNotices
  | WatchSide

/** What a page is answered. */
export type SocketResponse =
  | DoneResponse
  | GameResponse
  | HintResponse
  | JudgeResponse
  | LobbyResponse
  | NoticesResponse
  | RefusedResponse
  | SideGameResponse
  | VersionResponse
  | WatchResponse
  | WatchSideResponse

/** Which of the variants and times of a seek are meant; left out, the first. */
export interface AcceptRequest {
  variant?: string | null
  time?: TimeRequest | null
  /** What the owner of the machine is called. */
  name?: string | null
}

/** What is to be different about an account; what is left out stays. */
export interface AccountChangeRequest {
  name?: string | null
  password?: string | null
  /** A mail address, or nothing for none. */
  mail?: string | null
}

/**
 * An account; `is_proved`: whether one has shown lately that it is oneself, which some changes need. `bot`:
 * whether it is the account of a program, which comes by its `tokens`.
 */
export interface AccountResponse {
  name: string
  created: string
  mail: string | null
  has_password: boolean
  is_proved: boolean
  passkeys: PasskeyData[]
  sessions: SessionData[]
  bot: boolean
  tokens: TokenData[]
}

/**
 * How far somebody's turns were the engine's, openings and turns without a choice left out. `first` is the
 * share of turns that were its first choice, `loss` what a turn gave away of the chances, on average; both
 * from 0 to 1.
 */
export interface AgreementData {
  games: number
  turns: number
  first: number
  loss: number
}

/** Answer a heartbeat at once, by its number: so it is known how long the line takes. */
export interface Alive {
  id: string | number
  do: 'alive'
  number: number
}

/** Begin to analyse the position after moves. */
export interface Analyse {
  id: string | number
  do: 'analyse'
  start?: string | null
  moves?: string[]
  lines?: number
  seconds?: number
}

/** What an analysis has found so far; `id` is that of the request. */
export interface AnalysisEvent {
  event: 'analysis'
  id: string | number
  lines: LineData[]
  depth: number
  nodes: number
  done: boolean
}

/** A game with what was found out about it; `is_kept`: whether that was kept here before. */
export interface AnalysisResponse {
  game: GameTree
  is_kept: boolean
  kind: 'game' | 'study'
  title: string
}

/** How many games are new here, have gone on there, were here already, and went on in both places. */
export interface ArchiveImportResponse {
  added: number
  updated: number
  known: number
  copied: number
}

/** Games of another host. */
export interface ArchiveRequest {
  games: ArchivedGame[]
  /** Only say what would come of it. */
  check?: boolean
}

/** A part of all games; `next` is the `before` of the next part. */
export interface ArchiveResponse {
  games: ArchivedGameData[]
  next: string | null
}

/** A clock that stands; `kept` are the times of the game while `left` are those of a side game. */
export interface ArchivedClock {
  seconds: number
  increment: number
  left: ArchivedTimes
  side?: number | null
  kept?: ArchivedTimes | null
  /** That of a game over days. */
  cap?: number | null
}

/** A clock that stands; `kept` are the times of the game while `left` are those of a side game. */
export interface ArchivedClockData {
  seconds: number
  increment: number
  left: Record<PlayerName, number>
  side: number | null
  kept: Record<PlayerName, number> | null
}

/** A game, a study or a side game with all that is stored of it. */
export interface ArchivedGame {
  id: string
  kind: 'game' | 'study' | 'side'
  title: string
  note: string
  /** Milliseconds since 1970. */
  created: number
  /** Milliseconds since 1970. */
  updated: number
  /** What it begins with. */
  start: string
  seats: ArchivedSeats
  moves: ArchivedMove[]
  result: '*' | '1-0' | '0-1' | '1/2-1/2'
  reason: string | null
  paused: boolean
  offer: PlayerName | null
  rematch: string | null
  secret: string | null
  clock: ArchivedClock | null
  /** Side games that were played in it, by the number of decisions before. */
  sides: Record<string, string>
  /** What was found out about it, as a game file. */
  analysis: string | null
  /** How often it has changed. */
  version?: number
}

/** A game, a study or a side game with all that is stored of it. */
export interface ArchivedGameData {
  id: string
  kind: 'game' | 'study' | 'side'
  title: string
  note: string
  created: number
  updated: number
  start: string
  seats: Record<PlayerName, ArchivedSeatData>
  moves: ArchivedMoveData[]
  result: string
  reason: string | null
  paused: boolean
  offer: PlayerName | null
  rematch: string | null
  secret: string | null
  clock: ArchivedClockData | null
  sides: Record<string, string>
  analysis: string | null
  version: number
}

/** A decision: by whom, when, and what that player's clock showed then. */
export interface ArchivedMove {
  move: string
  by: 'person' | 'computer' | 'chance' | 'side'
  /** Milliseconds since 1970. */
  at: number
  left?: number | null
}

/** A decision: by whom, when in milliseconds since 1970, and what that player's clock showed then. */
export interface ArchivedMoveData {
  move: string
  by: 'person' | 'computer' | 'chance' | 'side'
  at: number
  left: number | null
}

/** Who plays a colour, and whether the computer has played on for them. */
export interface ArchivedSeat {
  kind: 'person' | 'computer'
  name: string
  level?: number | null
  helped?: boolean
}

/** Who plays a colour, and whether the computer has played on for them. */
export interface ArchivedSeatData {
  kind: 'person' | 'computer'
  name: string
  level: number | null
  helped: boolean
}

/** Who plays. */
export interface ArchivedSeats {
  w: ArchivedSeat
  b: ArchivedSeat
}

/** What both players have left. */
export interface ArchivedTimes {
  /** Milliseconds. */
  w: number
  /** Milliseconds. */
  b: number
}

/** A learner's own decisions, all of them since the start of the task. */
export interface AttemptRequest {
  moves?: string[]
}

/** Where a learner's decisions have led, and what to say about them. */
export interface AttemptResponse {
  scene: Scene
  last: Last
  solved: boolean
  says: Message
  wrong: Message | null
}

/** The game that has begun; none where a seek was withdrawn before. */
export interface BegunResponse {
  game: string | null
}

/**
 * What a player has tried out in a game for themselves alone, with the game as its main line. `plies` is how
 * many decisions have been made in the game.
 */
export interface BoardData {
  position: string
  may: boolean
  lines: ConditionTurn[][]
  game: GameTree
  player: PlayerName
  plies: number
}

/** A game of a program as events tell of it; one with `days` is played over days. */
export interface BotGame {
  id: string
  kind: 'game' | 'side'
  variant: string
  own: PlayerName
  opponent: BotOpponent
  rated: boolean
  days: boolean
  version: number
  result: string
  reason: string | null
}

/** A game goes on, or is over; one that was left without a result is over, too. */
export interface BotGameEvent {
  event: 'game-begun' | 'game-over'
  game: BotGame
}

/** The line is there; `at` is what to come back with as `since`, `versions` are those of the game. */
export interface BotHeartbeat {
  event: 'heartbeat'
  at: number
  versions: Record<string, number>
}

/** Against whom a program plays; a `bot` is another program. */
export interface BotOpponent {
  id: string
  name: string
  bot: boolean
}

/** Whether servers that share their games hear of each other at once; one alone has no need to. */
export interface BusHealth {
  state: 'none' | 'ready' | 'failing'
}

/** Take something back, answer an offer, let chance decide a side game, pause or go on, in a version. */
export interface Change {
  id: string | number
  game: string
  key?: string
  do: 'undo' | 'takeback' | 'accept' | 'decline' | 'lot' | 'pause' | 'continue'
  version: number
}

/** A part of the course, with its lessons in the order in which they are meant to be taken. */
export interface ChapterData {
  id: string
  title: string
  lessons: LessonData[]
}

/** End a live game that the other player has left for too long: as won, or as drawn. */
export interface Claim {
  id: string | number
  game: string
  key?: string
  do: 'claim'
  draw?: boolean
}

/**
 * The agreed seconds and increment, what both have left when this is sent, and whose time runs. `side` are
 * the seconds for a side game, if it has its own; while one is on, `left` is about it.
 */
export interface ClockData {
  seconds: number
  increment: number
  left: Record<PlayerName, number>
  running: PlayerName | null
  side?: number
  /** The most seconds a player can have: this is a game over days. */
  cap?: number
  /** Seconds until the time counts that runs, since whose it is are on vacation. */
  starts?: number
}

/** A time for each player, and what is added after each turn. */
export interface ClockRequest {
  seconds: number
  increment?: number
  /** Seconds each has for a side game; left out, their own clocks run on. */
  side?: number | null
}

/** Points at which nothing can be done now, and why. */
export interface Closed {
  points: string[]
  why: Message
}

/** What a decision leaves to the other player that one should think about; null where it is nothing. */
export interface CoachResponse {
  says: Message | null
}

/** Decisions that one player takes in a row. */
export interface ConditionTurn {
  player: PlayerName
  plies: string[]
}

/**
 * A player's own conditional moves: `lines` go on from the `position`. `may`: whether some can be entered
 * now, since the other player decides.
 */
export interface ConditionsData {
  position: string
  may: boolean
  lines: ConditionTurn[][]
}

/** A player's conditional moves, in the place of those there are. */
export interface ConditionsRequest {
  /** The position of the game from which the lines go on. */
  position: string
  /** Decisions of both, one after the other; each ends with an answer. */
  lines: string[][]
  /** Chosen by the page, as that of a decision. */
  key?: string
}

/** A passkey that was used. */
export interface CredentialRequest {
  /** What `navigator.credentials` gave, as JSON. */
  credential: string
}

/** How the database is; `file` is empty where a database server has the games. */
export interface DatabaseHealth {
  state: 'ready' | 'failing'
  games: number
  file: string
}

/**
 * The time of a game over days: a bank in seconds, what a turn adds, and the most a player can have. Where
 * all three are the same, that is a time for each turn.
 */
export interface DaysRequest {
  seconds: number
  increment: number
  cap: number
}

/** A decision in a position. */
export interface DecisionRequest {
  position: string
  move: string
}

/** A game that was watched is gone. */
export interface DeletedEvent {
  event: 'deleted'
  id: string
  /** One of two people has left it before both had decided something. */
  reason?: 'aborted'
}

/** What somebody calls a game and notes about it; what is left out stays. */
export interface DescriptionRequest {
  title?: string | null
  note?: string | null
}

/** A browser to which notices are pushed; `agent` is what it says it is. */
export interface DeviceData {
  id: number
  agent: string
  created: string
  is_this: boolean
}

/** Where a browser's push service takes pushes: what `PushSubscription.toJSON` gives. */
export interface DeviceRequest {
  endpoint: string
  keys: PushKeys
}

/** The response to a request that was carried out. */
export interface DoneResponse {
  id: string | number
  ok: true
}

/** A game for somebody's page, or a position of it as a board. */
export interface EmbedRequest {
  text: string
  kind?: 'game' | 'board'
  /** The position that is meant: after so many decisions, else the last. */
  ply?: number | null
  /** Whether Black sits at the lower side. */
  flip?: boolean
  /** The address of the app, where others can reach it; else the script lies beside the page. */
  site?: string
}

/** HTML for somebody's page. */
export interface EmbedResponse {
  html: string
}

/**
 * How the engine is: its state, which kinds of variants it is ready for, and how often it died. `lanes`: how
 * many processes do the jobs of each lane for servers that share a database.
 */
export interface EngineHealth {
  state: 'starting' | 'compiling' | 'ready' | 'restarting'
  ready: string[]
  restarts: number
  pid: number | null
  lanes: Record<string, number>
}

/** A unit comes from a dot onto a spot. */
export interface Enter {
  do: 'enter'
  unit: string
  from: string
  to: string
}

/** Somebody who takes part; who is not known any more has no name. The rating is that of the beginning. */
export interface EntrantData {
  id: string
  name: string
  own: boolean
  rating: number | null
  provisional: boolean
}

/** A turn that was played in a position: in how many games, and how many of them each side won. */
export interface ExploredTurnData {
  plies: string[]
  games: number
  white: number
  drawn: number
  black: number
}

/** The turns played in a position, the last games that came to it, how many games are not indexed yet. */
export interface ExplorerResponse {
  turns: ExploredTurnData[]
  games: GameSummary[]
  pending: number
}

/** An analysis has ended without a result. */
export interface FailedEvent {
  error: string
  code: string
  arguments: Record<string, string | number | Message | Message[] | string[]>
  event: 'analysis' | 'judged'
  id: string | number
  done: true
}

/** How strong somebody is in the games of a family at a speed. */
export interface FamilyRating {
  family: string
  speed: 'live' | 'days'
  rating: RatingData
}

/** A game that goes on, how strong its players are, and how many people watch it here. */
export interface FeaturedData {
  game: GameSummary
  ratings: Record<PlayerName, RatingData | null>
  watching: number
}

/** The game to be shown to everybody, if any goes on. */
export interface FeaturedResponse {
  featured: FeaturedData | null
}

/** What a reserve gains; what it loses is below zero. */
export interface Gain {
  do: 'reserve'
  player: PlayerName
  letter: Letter
  by: number
}

/** A game that is watched has changed. */
export interface GameEvent {
  event: 'game'
  game: GameState
}

/** The response to `Rematch`: the new game, or the old one where the other player is asked first. */
export interface GameResponse {
  id: string | number
  ok: true
  game: GameState
}

/** A game as a page shows it; `version` counts its changes. */
export interface GameState {
  own?: PlayerName[]
  proposal?: ProposalData
  abort?: true
  tournament?: string
  public?: true
  id: string
  version: number
  created: string
  updated: string
  /** The position it began with. */
  start: string
  variant: string
  seats: Record<PlayerName, SeatData>
  clock: ClockData | null
  turns: TurnData[]
  /** All decisions. */
  plies: string[]
  scene: Scene
  /** The decisions since the version before. */
  last: Last
  result: Outcome
  reason: string | null
  /** Who offers a draw. */
  offer: PlayerName | null
  /** The parts of the turn that is being played; only one where it has no more. */
  steps: Step[]
  /** For whom whoever looks decides now: for both players where the result of a side game is asked. */
  people: PlayerName[]
  may: May
  /** Whether it stands still until somebody goes on with it. */
  paused: boolean
  /** Whether the computer decides. */
  thinking: boolean
  /** The game that is the rematch of this one. */
  rematch: string | null
  kind: 'game' | 'study'
  /** The side game that is on, or that has ended with the last decision; none that is played at the table. */
  side: SideMatchData | null
  /** The side games of the game; one that goes on is not among them where something in it is hidden. */
  played: SideRecord[]
}

/** A game as it stands in a list. */
export interface GameSummary {
  id: string
  created: string
  updated: string
  variant: string
  position: string
  turns: number
  result: Outcome
  reason: string | null
  seats: Record<PlayerName, SeatData>
  kind: 'game' | 'study' | 'side'
  /** What somebody called it. */
  title: string
  /** What somebody wrote about it. */
  note: string
  /** That of a game over days, while it runs. */
  clock?: ClockData
}

/**
 * A game with its variations. `nodes` begins with the root, which has no turn and no parent; every other node
 * comes after its parent. Of the children of a node the first goes on with the line, the others are
 * variations.
 */
export interface GameTree {
  headers: Record<string, string>
  start: string
  nodes: TreeNode[]
}

/** A game with its variations, as the server gives it. */
export interface GameTreeRequest {
  /** A position. */
  start: string
  headers?: Record<string, string>
  nodes: TreeNodeRequest[]
}

/** A part of a list of games; `next` is the `before` of the next part. */
export interface GamesResponse {
  games: GameSummary[]
  next: string | null
}

/** Give the other player more time: some seconds, or a day in a game over days. */
export interface Give {
  id: string | number
  game: string
  key?: string
  do: 'give'
}

/** A player of a game that is watched was given time by the other one. */
export interface GivenEvent {
  event: 'given'
  id: string
  /** Who has more now. */
  player: PlayerName
  seconds: number
}

/** A group: how all stand in it, the first first, and all games. */
export interface GroupData {
  number: number
  places: PlaceData[]
  games: TournamentGameData[]
}

/** Somebody who came by a link, and whether they have a page open. */
export interface GuestData {
  id: string
  name: string
  is_here: boolean
}

/** Since when a guest has a link by which they go on elsewhere, and in how many browsers it was followed. */
export interface GuestLinkResponse {
  since: string | null
  browsers: number
}

export interface HTTPValidationError {
  detail?: ValidationError[]
}

/** How many of each potential a player has. */
export interface Hand {
  T?: number
  Z?: number
  D?: number
  Y?: number
  P?: number
}

/** Let the computer play on for a person at a level; without one the person plays again. */
export interface HandOver {
  id: string | number
  game: string
  key?: string
  do: 'handover'
  player?: PlayerName | null
  level?: number | null
}

/** The potentials of both players. */
export interface Hands {
  w: Hand
  b: Hand
}

/** How the server is. */
export interface Health {
  name: string
  version: string
  instance: string
  engine: EngineHealth
  database: DatabaseHealth
  bus: BusHealth
  /** Whether its page can go on without it: Python and the engine for browsers are there to be kept. */
  offline: boolean
}

/** The line is there: told at its beginning and every 15 seconds, with the versions of what is watched. */
export interface HeartbeatEvent {
  event: 'heartbeat'
  /** What a page answers with: `Alive`. */
  number: number
  versions: Record<string, number>
}

/** Ask what the engine would decide. */
export interface Hint {
  id: string | number
  game: string
  do: 'hint'
}

/**
 * The response to `Hint`: what the engine would decide in a version of a game, and in short why. Nothing is
 * said of a side game's moves.
 */
export interface HintResponse {
  id: string | number
  ok: true
  version: number
  move: string
  says: Message | null
}

/** A rating after each game, the first first. */
export interface HistoryResponse {
  steps: HistoryStep[]
}

/** A rating after a game, and what the game was worth: 1, a half or 0. */
export interface HistoryStep {
  game: string
  score: number
  value: number
  at: string
}

/** A text with games to be stored, or with a study. */
export interface ImportRequest {
  text: string
  kind?: 'game' | 'study'
  /** What it is called; else as its file says. */
  title?: string | null
}

/** The games that were read from a text and stored, and what is wrong with the one after them, if any. */
export interface ImportResponse {
  games: GameSummary[]
  problem: Problem | null
}

/** What a link is to lead to. */
export interface InvitationRequest {
  /** The seat; left out, it is to watch the game. */
  player?: PlayerName | null
}

/** Begin to judge every turn of a game. */
export interface Judge {
  id: string | number
  do: 'judge'
  game: GameTreeRequest
  seconds?: number
}

/** The response to `Judge`: how many turns are judged. */
export interface JudgeResponse {
  id: string | number
  ok: true
  turns: number
}

/**
 * A turn has been judged: White's chance after it and with the best turn, and what was better. `better` are
 * the turns of a line where the turn is marked as bad, `best` are the moves of a better one where it is not.
 * `why` are the causes as a game file has them, `says` is the sentence they make.
 */
export interface JudgedEvent {
  event: 'judged'
  id: string | number
  turn: number
  of: number
  player: PlayerName
  white: number
  before: number
  loss: number
  mark: string
  better: string[]
  best: string[]
  why: string
  says: Message | null
  done: false
}

/** All turns have been judged; the game has what was found out. */
export interface JudgedGameEvent {
  event: 'judged'
  id: string | number
  start: number
  accuracy: Record<PlayerName, number | null>
  game: GameTree
  done: true
}

/** A potential leaves its carrier, which is `leaves` from then on, and lands as `unit`. */
export interface Jump {
  do: 'jump'
  unit: string
  from: string
  to: string
  leaves: string | null
}

/** Decisions to be shown happening, what each of them did and how it is called. */
export interface Last {
  moves: string[]
  effects: Effect[][]
  labels: Message[]
}

/** What every piece of a position is and can do. */
export interface Legend {
  /** About the top unit of each pile. */
  spots: Record<string, LegendEntry>
  reserves: Record<PlayerName, Record<Letter, LegendEntry>>
}

/** What a piece is and can do. */
export interface LegendEntry {
  /** What it is, and what holds for it in this game. */
  about: Message
  /** What can be done with it now. */
  now: Message | null
  /** The points it could go to, or from which it could be pushed in. */
  reach: string[]
  /** The paragraph of the rules that tells about it. */
  rule: string
}

/** What every piece of a position is and can do. */
export interface LegendResponse {
  legend: Legend
}

/**
 * A lesson; `after` are the lessons that should come before it. `game` is the side game it is about: its
 * positions are those of that game, and its tasks are judged by `gipf.course.try_side_step`.
 */
export interface LessonData {
  id: string
  chapter: string
  title: string
  about: string
  variant: string
  game: string | null
  after: string[]
  steps: StepData[]
}

/** The whole course. */
export interface LessonsResponse {
  chapters: ChapterData[]
}

/**
 * A line the engine has found: its decisions, its turns' texts and players, White's chance from -1 to 1.
 * `win_in`: in how many turns of theirs the player who is ahead wins; only where that is proven.
 */
export interface LineData {
  moves: string[]
  texts: string[]
  players: PlayerName[]
  white: number
  win_in?: number
}

/** A link with a secret, and the same as a QR code, as SVG. */
export interface LinkResponse {
  link: string
  qr: string
}

/** The lobby as somebody sees it: what is offered, and games that everybody may watch. */
export interface LobbyData {
  seeks: SeekData[]
  games: GameSummary[]
}

/** Something has changed in the lobby. */
export interface LobbyEvent {
  event: 'lobby'
  lobby: LobbyData
}

/** The response to `WatchLobby`. */
export interface LobbyResponse {
  id: string | number
  ok: true
  lobby: LobbyData
}

/** Where a link is to be sent. */
export interface MailRequest {
  /** A mail address. */
  mail: string
}

/** A player's pieces: those that are captured, by their sort, and how many are left. */
export interface Material {
  lost: Record<Letter, number>
  left: number
}

/** What can be done besides playing. */
export interface May {
  undo: boolean
  takeback: boolean
  pause: boolean
  resign: boolean
  draw: boolean
  give: boolean
  hint: boolean
}

/**
 * Who asks; `network`: whether others may join by a link, none where they never can. `service`: whether this
 * is a service for everybody, where people have accounts; `mail`: whether it sends mail.
 */
export interface MeResponse {
  is_owner: boolean
  kind: PersonKind
  service: boolean
  mail: boolean
  id: string | null
  name: string
  network: boolean | null
}

/** A text for people: the name of a Fluent message and its arguments, as plain JSON. */
export interface Message {
  id: string
  args: Record<string, string | number | Message | Message[] | string[]>
}

/** A month, as `2026-11`, and how many rated games ended in it. */
export interface MonthData {
  month: string
  games: number
}

/** The months of which there is a file of all rated games, the latest first. */
export interface MonthsResponse {
  months: MonthData[]
}

/** The server is about to end, and others go on: move over at some moment within so many seconds. */
export interface MovingEvent {
  event: 'moving'
  within: number
}

/** What a guest is called. */
export interface NameRequest {
  name: string
}

/** Somebody by name; the id of the owner of the machine is `owner`. */
export interface NamedPerson {
  id: string
  name: string
}

/** Whether others in the local network may join. */
export interface NetworkRequest {
  is_on: boolean
}

/** Whether others in the local network may join, by which link, and who has come so far. */
export interface NetworkResponse {
  is_on: boolean
  link: string | null
  qr: string | null
  guests: GuestData[]
}

/** An account: its name, and at least one way to sign in. */
export interface NewAccountRequest {
  name: string
  password?: string | null
  mail?: string | null
  credential?: string | null
}

/** A new game: of a variant, or from a position on. */
export interface NewGameRequest {
  variant?: string | null
  /** A position; instead of a variant. */
  start?: string | null
  /** Left out, two people play. */
  seats?: SeatsRequest | null
  clock?: ClockRequest | null
  /** Over days; instead of a clock. */
  days?: DaysRequest | null
}

/** For whom a passkey is to be made; who has an account needs no name. */
export interface NewPasskeyRequest {
  name?: string | null
}

/** A new side game by itself. */
export interface NewSideGameRequest {
  /** Its name with options: `yinsh(blitz)`. */
  game: string
  /** Left out, two people play; levels are 1 to 5. */
  seats?: SeatsRequest | null
  clock?: ClockRequest | null
  /** Over days; instead of a clock. */
  days?: DaysRequest | null
}

/** A token for a program: what its owner calls it, and what it is good for besides looking. */
export interface NewTokenRequest {
  name: string
  /** Play and end games, offer and accept games, talk. */
  scopes: ('play' | 'offers' | 'talk')[]
}

/** A token that was made just now, told this once; and the account. */
export interface NewTokenResponse {
  token: string
  account: AccountResponse
}

/** What a player has noted about a game for themselves alone. */
export interface NoteData {
  note: string
}

/** What a player notes about a game for themselves alone. */
export interface NoteRequest {
  note: string
}

/** How one is told of a kind of notices. */
export interface NoticeChoice {
  kind: NoticeKind
  page: boolean
  push: boolean
  mail: MailPace
}

/** How somebody is told of a kind of notices. */
export interface NoticeChoiceData {
  kind: NoticeKind
  page: boolean
  push: boolean
  mail: MailPace
}

/** What is to be different about how one is told; kinds that are left out stay. */
export interface NoticeChoicesRequest {
  choices: NoticeChoice[]
}

/** A notice: what it says, where in the page it leads, and whether it was seen. */
export interface NoticeData {
  id: number
  kind: NoticeKind
  says: Message
  link: string
  game: string | null
  at: string
  seen: boolean
}

/** How somebody is told what; where mail goes, with which key a browser asks for pushes, which do. */
export interface NoticeSettings {
  choices: NoticeChoiceData[]
  mail: string | null
  key: string | null
  devices: DeviceData[]
}

/**
 * The latest notices of somebody, how many they have not seen, and the games these are about. `next` is the
 * `before` of those that are older.
 */
export interface NoticesData {
  notices: NoticeData[]
  unseen: number
  games: string[]
  next: number | null
}

/** Somebody's notices are other ones than before. */
export interface NoticesEvent {
  event: 'notices'
  notices: NoticesData
}

/** The response to `WatchNotices`. */
export interface NoticesResponse {
  id: string | number
  ok: true
  notices: NoticesData
}

/** An offer that a program may accept, or its own, as it is now: a challenge where it has a `to`. */
export interface OfferEvent {
  event: 'offer'
  offer: SeekData
}

/** An offer is not there any longer: it was taken back, declined, accepted, or its time is up. */
export interface OfferGoneEvent {
  event: 'offer-gone'
  id: string
}

/**
 * One decision. `letter` is the unit that is pushed in or the potential that is used. `from` are the dots a
 * push can be made from, or the spot of the potential; `to` is the first spot behind the dot, or where the
 * potential lands. `ends` says what is over for good after it and would not be after others: GIPF-pieces,
 * potentials, the game.
 */
export interface Option {
  move: string
  kind: OptionKind
  letter: Letter | null
  from: string[]
  to: string | null
  cover: 'B' | 'G' | null
  effects: Effect[]
  label: Message
  ends: Message | null
}

/** A passkey. */
export interface PasskeyData {
  id: string
  name: string
  created: string
}

/** A passkey that was made, and what it is called. */
export interface PasskeyRequest {
  /** What `navigator.credentials` gave, as JSON. */
  credential: string
  /** What one calls it. */
  name: string
}

/** One's own password. */
export interface PasswordRequest {
  /** A password, as it was typed. */
  password: string
}

/** Some people. */
export interface PeopleResponse {
  people: PersonEntry[]
}

/** Somebody; the id of the owner of the machine is `owner`. */
export interface PersonEntry {
  id: string
  name: string
  kind: 'owner' | 'guest' | 'account' | 'moderator' | 'bot'
}

/** Which pieces a variant is played with. */
export interface Pieces {
  /** The sorts of pieces in a reserve: the one of which there are most, then the potentials. */
  reserve: Letter[]
  /** White's units, and of how many pieces of which sort each is made. */
  units: Record<string, Record<Letter, number>>
  /** Whether GIPF-pieces are single and potentials stand on their like. */
  matrx: boolean
}

/**
 * How somebody stands in their group. `tie_break` is Sonneborn–Berger. Whoever has `withdrawn` early has
 * games that do not count, and no rank.
 */
export interface PlaceData {
  id: string
  name: string
  own: boolean
  rating: number | null
  provisional: boolean
  number: number
  rank: number | null
  points: number
  tie_break: number
  wins: number
  played: number
  withdrawn: boolean
  counts: boolean
}

/** Decide something in a version of a game. */
export interface Play {
  id: string | number
  game: string
  key?: string
  do: 'play'
  version: number
  move: string
}

/** A position. */
export interface PositionRequest {
  position: string
}

/** Who of two people is connected to a game that is watched, and how many others look at it. */
export interface PresenceEvent {
  event: 'presence'
  id: string
  here: PlayerName[]
  watching: number
  /** The seconds for which those who are not connected have been away. */
  away: Record<PlayerName, number>
  /** The seconds after which the other one may claim the game; none where nothing can be claimed. */
  patience: number | null
}

/**
 * What was wrong, and what would be right; `code` and `arguments` name a text in every language. An argument
 * may be a message in turn, with an `id` and `args`.
 */
export interface Problem {
  error: string
  code: string
  arguments: Record<string, string | number | Message | Message[] | string[]>
}

/** What everybody may know of somebody; `own` and `blocked` are about whoever asks. */
export interface ProfileResponse {
  id: string
  name: string
  kind: 'owner' | 'guest' | 'account' | 'moderator' | 'bot'
  since: string | null
  own: boolean
  blocked: boolean
  ratings: FamilyRating[]
}

/** What one of two people asks of the other, besides a draw. */
export interface ProposalData {
  kind: ProposalKind
  player: PlayerName
}

/** The keys of a browser, for which pushes are encrypted. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A puzzle; `difficulty` goes from 1 to 5, `solution` has the decisions of both players. */
export interface PuzzleData {
  id: string
  theme: string
  variant: string
  position: string
  task: Message
  difficulty: number
  solution: string[]
}

/** All puzzles. */
export interface PuzzlesResponse {
  themes: ThemeData[]
}

/** How strong somebody is in one kind of games, how sure that is, and by how many games it is known. */
export interface RatingData {
  value: number
  deviation: number
  provisional: boolean
  games: number
}

/** The games a text holds. */
export interface ReadResponse {
  games: GameTree[]
}

/** The response to a request that was not carried out; without an id where the request had none. */
export interface RefusedResponse {
  error: string
  code: string
  arguments: Record<string, string | number | Message | Message[] | string[]>
  id: string | number | null
}

/** Play again with colours changed; of two people the first who wants to only asks the other. */
export interface Rematch {
  id: string | number
  game: string
  do: 'rematch'
}

/** Play a side game by itself again with colours changed. */
export interface RematchSide {
  id: string | number
  game: string
  do: 'rematch-side'
}

/**
 * That somebody has misbehaved; `action` is what a moderator has done, `note` why. `agreement` is about the
 * latest rated games of whom it is about, `agreement_here` about the game.
 */
export interface ReportData {
  id: number
  reporter: NamedPerson
  accused: NamedPerson
  reason: string
  text: string
  game: string | null
  at: string
  action: string | null
  moderator: string
  note: string
  done: string | null
  agreement: AgreementData | null
  agreement_here: AgreementData | null
}

/** That somebody has misbehaved. */
export interface ReportRequest {
  /** The id of whom it is about. */
  person: string
  reason: 'insult' | 'cheating' | 'spam' | 'name' | 'other'
  /** What happened. */
  text?: string
  game?: string | null
}

/** Reports. */
export interface ReportsResponse {
  reports: ReportData[]
}

/** The basic pieces both players have off the board at the start. */
export interface Reserves {
  w: number
  b: number
}

/** How a game ended; nobody wins a draw. */
export interface Result {
  winner: PlayerName | null
  reason: string
}

/** A row on the board: which of its tops go with it, which may stay, and the ways to clear it. */
export interface Row {
  player: PlayerName
  spots: string[]
  /** The spots whose top goes with the row. */
  must: string[]
  /** The spots whose top may stay. */
  may: string[]
  /** The spots each move removes; empty for rows of a player who is not clearing. */
  clears: Record<string, string[]>
  /**
   * One of its moves, `pass` where a sensible player leaves the row alone, none where there is nothing to
   * clear or another row has to go first.
   */
  preset: string | null
}

/** Say something at a game: to the other player, or to those who watch, too. */
export interface Say {
  id: string | number
  game: string
  do: 'say'
  text?: string
  preset?: string | null
}

/** A position as a page shows it, and everything that may be decided in it. */
export interface Scene {
  /** The canonical text. */
  position: string
  variant: string
  board: BoardName
  pieces: Pieces
  /** Who decides now; nobody where the game is over. */
  player: PlayerName | null
  /** Whose turn it is: not the player's who answers an announced potential. */
  owner: PlayerName | null
  phase: PhaseName
  turn: number
  /** Units by spot, bottom first, as the notation writes them: upper-case letters are White's. */
  piles: Record<string, string[]>
  reserves: Record<PlayerName, Record<Letter, number>>
  material: Record<PlayerName, Material>
  /** What both have left, without a number where that is unlimited; none where there are no challenges. */
  challenges: Record<PlayerName, number | null> | null
  /**
   * Who may still bring GIPF-pieces, where a player's first other piece ends that; none in other variants.
   */
  bringing: PlayerName[] | null
  /** The move that was announced, in phases a, f and s. */
  announced: string | null
  /** How the game ended, also otherwise than on the board. */
  outcome: Result | null
  /** The one sentence: whose turn it is, what to do, why. */
  prompt: Message
  /** The paragraph of the rules that matters now, or tells why the game is over: `G8`. */
  rule: string
  rows: Row[]
  options: Option[]
  /** Where nothing can be done, and why. */
  closed: Closed[]
  /** How the potentials move that can be used, by their spots: the answer where they cannot go. */
  reach: Record<string, Message>
}

/** A start and decisions from there. */
export interface SceneRequest {
  /** A position, or a variant for its start; `standard` if left out. */
  start?: string | null
  /** Decisions, each a text. */
  moves?: string[]
}

/** A scene, what the last decision did, and whether it completed a turn. */
export interface SceneResponse {
  scene: Scene
  last: Last
  complete: boolean
}

/**
 * Who plays a colour: a person, or the computer at a level from 1 to 10. A person has a level while the
 * computer plays on in their place.
 */
export interface SeatData {
  kind: 'person' | 'computer'
  name: string
  level: number | null
  /** Somebody was invited, and nobody has come yet. */
  open?: true
  /** Until when they are on vacation: their time stands still. */
  vacation?: string
  /** A program plays, under a name of its own. */
  bot?: true
}

/** Who plays a colour. */
export interface SeatRequest {
  kind: 'person' | 'computer'
  name?: string | null
  /** How strong the computer plays, 1 to 10. */
  level?: number | null
  /** Whether somebody else is to take it, by a link. */
  invited?: boolean
}

/** Who plays. */
export interface SeatsRequest {
  w: SeatRequest
  b: SeatRequest
}

/**
 * An offer to play, as somebody sees it. `maker` is the id of whose it is, none for the owner of the machine;
 * `to` is the name of whom it is for. `games` is how many it still begins, `game` the last one it has begun,
 * told to its maker. `rating` is that in the first of its variants. `bot`: a program has made it; `bots`:
 * programs may accept it.
 */
export interface SeekData {
  id: string
  maker: string | null
  name: string
  own: boolean
  to: string | null
  variants: string[]
  times: TimeData[]
  colour: PlayerName | null
  rated: boolean
  games: number
  rating: RatingData | null
  created: string
  bot: boolean
  bots: boolean
  game: string | null
}

/** An offer to play: any of some variants, with any of some times. */
export interface SeekRequest {
  /** Variants, or names of side games. */
  variants: string[]
  /** All of them for one sitting, or all over days. */
  times: TimeRequest[]
  /** Left out, it is drawn. */
  colour?: PlayerName | null
  rated?: boolean
  /** How many games it may begin; more than one over days only. */
  games?: number
  /** The id of whom it is for, empty for the owner of the machine; else for everybody. */
  to?: string | null
  /** Whether programs may accept it, and be paired with it. */
  bots?: boolean
  /** What the owner of the machine is called. */
  name?: string | null
}

/** Which notices were seen: those of a game, some by their ids, or all. */
export interface SeenRequest {
  game?: string | null
  notices?: number[] | null
}

/** Where somebody is signed in; `agent` is what the browser says it is. */
export interface SessionData {
  id: string
  agent: string
  created: string
  seen: string
  is_this: boolean
}

/** What somebody has put on a board. */
export interface SettingRequest {
  variant: string
  /** By spot, bottom first, as in `{'e5': ['g', 'B']}`. */
  piles: Record<string, string[]>
  reserves?: Record<PlayerName, Record<Letter, number>>
  /** Who is to play. */
  player?: PlayerName
  turn?: number
  /** Who may still bring GIPF-pieces. */
  bringing?: PlayerName[]
}

/** The position, or the reason it is none; `room`: the pieces that are nowhere yet. */
export interface SettingResponse {
  position: string | null
  scene: Scene | null
  problem: Problem | null
  room: Record<PlayerName, Record<string, number>>
}

/** What a moderator does about a report, and why. */
export interface SettleRequest {
  action: 'dismiss' | 'mute' | 'unmute'
  note?: string
}

/** The same in a lesson of a side game. */
export interface SideAttemptResponse {
  scene: SideScene
  last: Last
  solved: boolean
  says: Message
  wrong: Message | null
}

/** A board, its middle at 0, 0. */
export interface SideBoard {
  spots: Record<string, SideSpot>
  /** The lines to draw, by their ends; none on boards of spaces and rings. */
  lines: [string, string][]
  /** PÜNCT: where the three dots of each kind of piece are in each of its turns; its PÜNCT is at 0, 0. */
  shapes: Record<string, [number, number][][]>
}

/** A decision that is neither on the board nor beside it. */
export interface SideButton {
  touch: string
  label: Message
}

/** How a side game ended; nobody wins a draw. */
export interface SideEnd {
  winner: PlayerName | null
  /** `rules`, `resignation`, `time`, `agreement`. */
  reason: string
}

/**
 * A side game that can be played: its options, the board of the usual game, whether it is a quick one. `rule`
 * is the paragraph with which its rules begin; in a game of pure chance nobody can be better than another;
 * one with colours has pieces of White and of Black.
 */
export interface SideGameEntry {
  name: string
  rule: string
  options: string[]
  board: string | null
  is_quick: boolean
  is_pure_chance: boolean
  has_colours: boolean
}

/** A side game by itself that is watched has changed. */
export interface SideGameEvent {
  event: 'side-game'
  game: SideGameState
}

/** The same about a side game by itself. */
export interface SideGameResponse {
  id: string | number
  ok: true
  game: SideGameState
}

/** A side game by itself as a page shows it; `version` counts its changes. */
export interface SideGameState {
  moves: string[]
  movers: PlayerName[]
  things: (SideThing | null)[]
  scene: SideScene
  people: PlayerName[]
  thinking: boolean
  may: SideMay
  seed: string | null
  own?: PlayerName[]
  proposal?: ProposalData
  abort?: true
  tournament?: string
  public?: true
  id: string
  version: number
  created: string
  updated: string
  /** Its name with options: `yinsh(blitz)`. */
  game: string
  seats: Record<PlayerName, SeatData>
  clock: ClockData | null
  result: Outcome
  reason: string | null
  /** Who offers a draw. */
  offer: PlayerName | null
  paused: boolean
  rematch: string | null
  /** Whether something is hidden or drawn in it, so that nothing can be taken back. */
  hides: boolean
  /** Whether nobody can be better at it than chance. */
  is_pure_chance: boolean
  /** Whether it can end without a winner. */
  has_draws: boolean
  kind: 'side'
}

/** The side games there are, and all boards by their names. */
export interface SideGamesResponse {
  games: SideGameEntry[]
  boards: Record<string, SideBoard>
  levels: number
}

/** Pieces that are not on the board: what, whose, how many. */
export interface SideItem {
  kind: string
  owner: PlayerName | null
  /** What a die, coin, card, domino or choice shows; `?` where that is hidden. */
  value: string | null
  count: number
  /** How many of it win the game, where so many do. */
  goal: number | null
  /** How it is called in `SideTouch`, where it can be touched now. */
  touch: string | null
}

/** The last decision: its text, whose it was, the spots it names, and those that have changed by it. */
export interface SideLast {
  move: string
  player: PlayerName
  spots: string[]
  /** The spots that all decisions of its turn are about: what they name, all five of a row. */
  turn: string[]
  changed: string[]
  label: Message
}

/** A side game within a game: it is on, or has just ended. */
export interface SideMatchData {
  moves: string[]
  movers: PlayerName[]
  things: (SideThing | null)[]
  scene: SideScene
  people: PlayerName[]
  thinking: boolean
  may: SideMay
  seed: string | null
  /** What it is about. */
  potential: Letter
  /** Who plays its sides; `w` is whoever begins. */
  players: Record<PlayerName, PlayerName>
  /** Who announced the potential. */
  announcer: PlayerName
  /** What the potential does if they do not lose. */
  stake: Message
  /** What its result means for the game; none while it goes on. */
  means: Message | null
}

/** What can be done in a side game besides playing. */
export interface SideMay {
  undo: boolean
  takeback: boolean
  pause: boolean
  resign: boolean
  /** Whether the players can agree on one. */
  draw: boolean
  hint: boolean
}

/** A piece: what it is, and whose. */
export interface SidePiece {
  /** As in the message `side-piece`: `ring`, `marker`, `dvonn`, `tzaar`, `white` … */
  kind: string
  owner: PlayerName | null
}

/** A side game that was read: name, seed and moves, what it began with, who played and how it ended. */
export interface SideReadResponse {
  play: string
  movers: PlayerName[]
  things: (SideThing | null)[]
  position: string | null
  headers: Record<string, string>
}

/** Why a touch does nothing; None where it does something, or there is nothing to say. */
export interface SideReasonResponse {
  why: Message | null
}

/** A side game that was played in a game. */
export interface SideRecord {
  /** As files have it: `die#7 throw throw`. */
  play: string
  /** The decisions before it: of the game, or in a tree of the turn. */
  ply: number
  /** What it is about. */
  potential: Letter
  /** Who began it, and so has its White side. */
  white: PlayerName
  /** Which of its sides made each of the moves; nobody made a result that ends them. */
  movers: PlayerName[]
  /** What each of them has put on the table. */
  things: (SideThing | null)[]
  /** Which of its sides has won; none while it goes on. */
  winner: 'w' | 'b' | 'draw' | null
  /** Whether it can be looked at here, move by move. */
  known: boolean
}

/** The rounds of a game that has several: of how many it is, and who has won each of those that are over. */
export interface SideRounds {
  of: number
  winners: ('w' | 'b' | 'draw')[]
}

/** A side game as a page shows it, and everything that may be decided in it. */
export interface SideScene {
  /** Its name with options, as in `;side=`: `yinsh(blitz)`. */
  game: string
  /** The position's text, with `?` for what is hidden. */
  position: string
  /** The name of its board; none in a game without. */
  board: string | null
  /** What stands on the spots, bottom first. */
  pieces: Record<string, SidePiece[]>
  /** Spots that are no longer part of the board. */
  gone: string[]
  tiles: SideTile[]
  zones: SideZone[]
  /** Who decides now; nobody where the game is over. */
  player: PlayerName | null
  /** Whether there are White's and Black's pieces; elsewhere a page calls the players by their names. */
  has_colours: boolean
  /** The one sentence: whose turn it is and what to do, or how it ended. */
  prompt: Message
  /** What wins, in a sentence; none in a game that is not known by name. */
  goal: Message | null
  /** The paragraph of `docs/rules` about it. */
  rule: string
  /** What can be touched: spots, items and buttons, and where each leads. */
  touches: Record<string, SideTouch>
  buttons: SideButton[]
  /** None in a game of one round. */
  rounds: SideRounds | null
  /** The spots by which the game was won, where that is seen on them. */
  won: string[]
  last: SideLast | null
  outcome: SideEnd | null
}

/** A side game as a record has it, and for whom it is shown. */
export interface SideSceneRequest {
  /** Name, seed and moves: `yinsh f5 d4`, `die#7 throw`. */
  play: string
  /** What it began with, if not its usual start. */
  position?: string | null
  /** Left out, only what all may see; `both` for one who may see everything. */
  viewer?: Viewer | null
}

/** A side game as it is shown to a player. */
export interface SideSceneResponse {
  scene: SideScene
  moves: string[]
}

/** A place of a board: where it is, in distances between neighbours, x to the right and y down. */
export interface SideSpot {
  x: number
  y: number
  kind: CellKind
}

/** A file, a position or moves of a side game. */
export interface SideTextRequest {
  text: string
  /** The game that moves alone are of. */
  game?: string | null
}

/** What a move has put on the table: the die, coin or card that fell, the domino that was laid. */
export interface SideThing {
  kind: string
  value: string
  /** At which end of a line. */
  end: 'left' | 'right' | null
}

/** A piece that lies on several spots, that of its PÜNCT first; levels count from 1. */
export interface SideTile {
  kind: string
  owner: PlayerName
  spots: string[]
  level: number
}

/** What follows a touch: a move that it completes, or what can be touched next. */
export interface SideTouch {
  move?: string
  next?: Record<string, SideTouch>
  /** What the move is about besides what is touched: the markers of a row. */
  spots?: string[]
}

/** What was touched in a position of a side game, the last of it in vain. */
export interface SideTouchesRequest {
  /** The position of the side game. */
  position: string
  /** Spots, or `@` and a piece beside the board, the first first. */
  touches: string[]
}

/** A place beside the board, one player's or for both. */
export interface SideZone {
  role: Role
  owner: PlayerName | null
  items: SideItem[]
}

/** A name or a mail address, and the password. */
export interface SignInRequest {
  /** A name or a mail address. */
  name: string
  /** A password, as it was typed. */
  password: string
}

/** A whole pile moves on to an empty spot. */
export interface Slide {
  do: 'slide'
  from: string
  to: string
}

/**
 * Resign, or only the side game that is on, or offer a draw; or leave a game that has hardly begun. Without a
 * player the one who decides speaks, or the only person.
 */
export interface Speak {
  id: string | number
  game: string
  key?: string
  do: 'resign' | 'offer' | 'resign-side' | 'abort'
  player?: PlayerName | null
}

/** The finished games of one person against the computer, the streak they are on, and most wins in a row. */
export interface StatisticsResponse {
  tallies: TallyData[]
  streak: StreakData | null
  longest: number
}

/** A part of a turn: its phase, and whether it is done, decided now, or comes next. */
export interface Step {
  phase: PhaseName
  state: 'done' | 'now' | 'next'
}

/**
 * A step of a lesson: a position to look at, or a task. `rules` are the paragraphs of `docs/rules` it is
 * about. `watch` are moves that a page plays from the position, one after the other, as part of what it
 * explains. `hints` are messages, the vaguest first. `solution` has the learner's own decisions; the other
 * player's are put in by `gipf.course.try_step`.
 */
export interface StepData {
  id: string
  kind: 'look' | 'task'
  text: string
  rules: string[]
  position: string
  highlight: string[]
  arrows: [string, string][]
  watch: string[]
  hints: string[]
  solution: string[]
}

/** Stop an analysis, by the id of the request that began it. */
export interface Stop {
  id: string | number
  do: 'stop'
  target?: string | number | null
}

/** A number of games in a row that ended alike. */
export interface StreakData {
  score: 'won' | 'drawn' | 'lost'
  length: number
}

/** The top unit of a pile goes to its owner's reserve, or out of the game. */
export interface Take {
  do: 'take'
  unit: string
  from: string
  to: 'w' | 'b' | 'out'
}

/**
 * What somebody may hear at a game; `room` is where they speak, if anybody would hear them. `players` are the
 * other people at the board.
 */
export interface TalkData {
  room: 'players' | 'spectators' | null
  lines: TalkLine[]
  presets: string[]
  players: NamedPerson[]
}

/** Something was said at a game that is watched. */
export interface TalkEvent {
  event: 'talk'
  id: string
  line: TalkLine
}

/** Something that was said; `preset` is the name of words that every reader has in their language. */
export interface TalkLine {
  id: number
  person: string
  name: string
  own: boolean
  room: 'players' | 'spectators'
  text: string
  preset: string | null
  at: string
}

/** How the games of a variant against a level ended for the person. */
export interface TallyData {
  variant: string
  level: number
  won: number
  drawn: number
  lost: number
}

/** A text somebody has pasted. */
export interface TextRequest {
  text: string
}

/** Puzzles of one kind, the easiest first. */
export interface ThemeData {
  id: string
  title: string
  about: string
  puzzles: PuzzleData[]
}

/** A move the other player would have, and the spots whose top it would take or cover. */
export interface Threat {
  move: string
  spots: string[]
}

/** What the other player could take or cover next. */
export interface ThreatsResponse {
  threats: Threat[]
}

/** A time: seconds at the start, what a turn adds, and over days the most a player can have. */
export interface TimeData {
  seconds: number
  increment: number
  cap: number | null
}

/** A time: seconds at the start, what a turn adds, and over days the most a player can have. */
export interface TimeRequest {
  seconds: number
  increment: number
  /** Left out, it is a game at one sitting. */
  cap?: number | null
}

/** A token of a program, without its secret; `used` is when a program last came by it. */
export interface TokenData {
  id: string
  name: string
  scopes: ('play' | 'offers' | 'talk')[]
  created: string
  used: string | null
}

/**
 * A round robin over days; it begins when it `starts`, and has `begun` and `ended` then. `own`: whether
 * whoever asks takes part. `winners` are those who are first in the first group.
 */
export interface TournamentData {
  id: string
  family: string
  variant: string
  time: TimeData
  starts: string
  begun: string | null
  ended: string | null
  entrants: number
  groups: number
  own: boolean
  winners: NamedPerson[]
}

/** A game between two numbers of a group. */
export interface TournamentGameData {
  id: string
  white: number
  black: number
  result: Outcome
  reason: string | null
}

/**
 * A tournament with its groups; before it has begun, with all who have entered. `may` is what whoever asks
 * could do now.
 */
export interface TournamentResponse {
  id: string
  family: string
  variant: string
  time: TimeData
  starts: string
  begun: string | null
  ended: string | null
  entrants: number
  groups: number
  own: boolean
  winners: NamedPerson[]
  entered: EntrantData[]
  tables: GroupData[]
  may: 'enter' | 'leave' | 'withdraw' | null
}

/** The tournaments to come, those that go on, and some that are over; `next`: where the list goes on. */
export interface TournamentsResponse {
  upcoming: TournamentData[]
  running: TournamentData[]
  past: TournamentData[]
  next: string | null
}

/**
 * A turn, what was noted about it, and the index of the turn before it. `complete`: the turn has passed, or
 * the game is over. `why` are the causes an engine found for its mark, as a game file has them, and `says` is
 * the sentence they make. `best` is what it would have played instead, where that is better. `engine` is what
 * the engine added: the `turn` itself or its mark. `side` are its side games, as files have them: `die#7
 * throw throw`, and `played` tells about each. `shapes` are drawn on the board after the turn: a ring `d4`,
 * an arrow `e2-e5`.
 */
export interface TreeNode {
  parent: number | null
  turn: string[]
  player: PlayerName | null
  number: number
  position: string
  complete: boolean
  marks: string
  comment: string
  clock?: number
  eval?: number
  why?: string
  says?: Message
  best?: string[]
  engine?: string
  side?: string[]
  played?: SideRecord[]
  shapes?: string[]
}

/** A turn and what was noted about it; what follows from the turns is not read. */
export interface TreeNodeRequest {
  /** The index of the turn before; none for the root, which comes first. */
  parent?: number | null
  /** Its decisions; the root has none. */
  turn?: string[]
  marks?: string
  comment?: string
  /** What the player had left, in seconds. */
  clock?: number | null
  /** White's chance, from -1 to 1. */
  eval?: number | null
  /** Why it was marked, as game files say it. */
  why?: string
  /** What the engine would have played instead. */
  best?: string[]
  /** What the engine added: `turn`, the turn itself, or its mark. */
  engine?: string
  /** Side games of the turn, in order: `yinsh(blitz) f5 d4`, `die#7 throw throw`. */
  side?: string[]
  /** Rings and arrows on the board after it: `d4`, `e2-e5`. */
  shapes?: string[]
  /** Not read. */
  played?: object[] | null
  /** Not read. */
  says?: object | null
  /** Not read. */
  player?: PlayerName | null
  /** Not read. */
  number?: number | null
  /** Not read. */
  position?: string | null
  /** Not read. */
  complete?: boolean | null
}

/** A game with what was found out about it. */
export interface TreeRequest {
  game: GameTreeRequest
}

/** The top unit of a pile becomes another. */
export interface Turn {
  do: 'turn'
  at: string
  unit: string
}

/** A turn: its number, whose it is, its text and the decisions it is made of. */
export interface TurnData {
  number: number
  player: PlayerName
  text: string
  plies: string[]
  eval?: number
  mark?: string
}

/** End a subscription. */
export interface Unwatch {
  id: string | number
  game: string
  do: 'unwatch'
}

/** Look at the lobby no longer. */
export interface UnwatchLobby {
  id: string | number
  do: 'unwatch-lobby'
}

/** Hear of one's notices no longer. */
export interface UnwatchNotices {
  id: string | number
  do: 'unwatch-notices'
}

/** For how many days from now somebody is on vacation. */
export interface VacationRequest {
  days: number
}

/** Somebody's vacation: until when, none where they are on none, and how many of a year's days are left. */
export interface VacationResponse {
  until: string | null
  left: number
  year: number
}

export interface ValidationError {
  loc: (string | number)[]
  msg: string
  type: string
  input?: unknown
  ctx?: object
}

/** Everything that can be agreed on; what is left out is as in the base. */
export interface VariantRequest {
  /** basic, standard, tournament, ultimate or matrx */
  base: string
  potentials?: Hands | null
  reserve?: Reserves | null
  board?: BoardName | null
  /** Challenges each player has, `*` for as many as wanted. */
  challenges?: number | '*' | null
  /** Side games by the potential they settle. */
  side?: Record<'T' | 'Z' | 'D' | 'Y' | 'P', string> | null
  /** A draw when a position comes up so often. */
  repetition?: number | null
  /** A draw after so many turns without a capture. */
  quiet?: number | null
}

/** The canonical text of a variant, and its start. */
export interface VariantResponse {
  variant: string
  scene: Scene
}

/** The named variants with their starts. */
export interface VariantsResponse {
  variants: VariantResponse[]
}

/** The response to what changes a game: its version then. */
export interface VersionResponse {
  id: string | number
  ok: true
  version: number
}

/** Give a game as it stands, and an event at every change from now on. */
export interface Watch {
  id: string | number
  game: string
  version?: number | null
  updated?: string | null
  do: 'watch'
}

/** Give the lobby as it is, and an event at every change from now on. */
export interface WatchLobby {
  id: string | number
  do: 'watch-lobby'
}

/** Give one's notices, and an event whenever they are others; they are sent elsewhere in this language. */
export interface WatchNotices {
  id: string | number
  do: 'watch-notices'
  language?: string
}

/** The response to `Watch`: the game, or no more than its clock where the page has it as it is. */
export interface WatchResponse {
  id: string | number
  ok: true
  game: GameState | null
  clock?: ClockData | null
}

/** Give a side game by itself as it stands, and an event at every change from now on. */
export interface WatchSide {
  id: string | number
  game: string
  version?: number | null
  updated?: string | null
  do: 'watch-side'
}

/** The same about a side game by itself. */
export interface WatchSideResponse {
  id: string | number
  ok: true
  game: SideGameState | null
  clock?: ClockData | null
}

/** A game file in canonical form. */
export interface WriteResponse {
  text: string
}

/** What a request over the WebSocket is answered, where it is not refused. */
export interface ResponseTo {
  watch: WatchResponse
  'watch-side': WatchSideResponse
  unwatch: DoneResponse
  play: VersionResponse
  undo: VersionResponse
  takeback: VersionResponse
  accept: VersionResponse
  decline: VersionResponse
  lot: VersionResponse
  pause: VersionResponse
  continue: VersionResponse
  resign: VersionResponse
  abort: VersionResponse
  'resign-side': VersionResponse
  offer: VersionResponse
  claim: VersionResponse
  give: VersionResponse
  handover: VersionResponse
  rematch: GameResponse
  'rematch-side': SideGameResponse
  hint: HintResponse
  analyse: DoneResponse
  judge: JudgeResponse
  alive: DoneResponse
  stop: DoneResponse
  'watch-lobby': LobbyResponse
  'unwatch-lobby': DoneResponse
  'watch-notices': NoticesResponse
  'unwatch-notices': DoneResponse
  say: DoneResponse
}
