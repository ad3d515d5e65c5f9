import type { FormattedAnnouncement } from '../notices/announcements.ts'
import type { ChangedTime } from '../notices/changes.ts'
import type { Gatherings } from '../notices/gatherings.ts'
import type { Slide } from '../notices/slides.ts'
import type { Fact } from '../times/facts.ts'
import type { BoardJumuah, BoardRow } from '../times/rows.ts'
import type { Clock } from '../words/clock.ts'

/** The state of the screen's own device and connection. */
export type DeviceState = {
  /** The display's link was revoked or was never valid: none of the mosque's data is shown. */
  revoked?: boolean
  /** When the server last sent or confirmed the feed, by the server's clock, in milliseconds. */
  confirmedAt?: number
  /** The milliseconds that the server's clock is ahead of the device's; undefined until the first response. */
  offset?: number
  /** The server has not been reached since the device started, so its clock is unconfirmed. */
  isClockUnconfirmed?: boolean
  /** The server could not be reached, and no feed is stored. */
  isWaitingForFeed?: boolean
}

/** A forbidden prayer time. */
export type ForbiddenPeriod = {
  cause: 'sunrise' | 'noon' | 'sunset'
  from: Clock
  until: Clock
  isNow: boolean
  isPast: boolean
}

/** The next jamaat or prayer, with its countdown. */
export type Next = {
  /** Identifies the jamaat or prayer that the countdown is for. */
  id: string
  /** `prayer` if it has no jamaat time. */
  kind: 'jamaat' | 'prayer'
  /** Next jamaat; next jamaat, tomorrow; ... */
  label: string
  name: string
  time: Clock
  /** The time left in hours (undefined under one hour), minutes and seconds, in the language's digits. */
  left: { hours?: string; minutes: string; seconds: string }
  /** The time left, in seconds. */
  secondsLeft: number
  /** The elapsed share of the wait since the last jamaat or prayer start, from 0 to 1. */
  passed: number
}

/** A screen's warning about itself. Amounts are numbers and formatted figures; the view forms the sentence. */
export type Warning =
  | { kind: 'stale'; days: number; hours: number; daysText: string; hoursText: string }
  | { kind: 'clock'; minutes: number; minutesText: string; isAhead: boolean }
  | { kind: 'doubtful' }

/** A screen without times; `mode` is the reason. */
export type BlankBoard = {
  mode: 'starting' | 'waiting' | 'revoked' | 'expired' | 'wrong-clock'
  drift: Drift
}

/** The image's offset against burn-in, each from -1 to 1. It moves by a thousandth every few seconds. */
export type Drift = { x: number; y: number }

/** A screen that shows the times; during prayer it shows little more than a small clock. */
export type TimesBoard = {
  mode: 'day' | 'prayer'
  mosque: string
  clock: Clock & { seconds: string }
  date: string
  hijri: string
  /** The five prayers: today's, or tomorrow's once today's is over. */
  rows: BoardRow[]
  /** Whether any row has a jamaat: the column is shown only then. */
  hasJamaat: boolean
  /** The next Friday's times, if no row has them. */
  jumuah?: BoardJumuah
  next?: Next
  facts: Fact[]
  /** Today's forbidden times, in order. */
  forbidden: ForbiddenPeriod[]
  /** Today's and tomorrow's gatherings, with venue, language and khatib. */
  gatherings: Gatherings[]
  /** Whether it is Ramadan. */
  isRamadan: boolean
  /** Jamaat times that change in the coming week, tomorrow's first. */
  changes: ChangedTime[]
  /** The slides; `turn` goes up every twenty seconds: show `slides[turn % slides.length]`. */
  slides: Slide[]
  turn: number
  /** An emergency covers everything but the times; a janazah comes before all other notices. */
  alarm?: FormattedAnnouncement
  janazah: FormattedAnnouncement[]
  /** The prayer in progress and its start time, only during prayer. */
  inProgress?: { name: string; since: Clock }
  /** Whether the screen is dimmed for the night: from an hour after Isha until shortly before Fajr. */
  isDimmed: boolean
  warnings: Warning[]
  drift: Drift
  /** The version of the times, as on the pages and in the API. */
  version: string
}

/** Everything a screen shows at one instant, as formatted text. */
export type Board = BlankBoard | TimesBoard
