import type { Announced } from '../notices/announcements.ts'
import type { Change } from '../notices/changes.ts'
import type { Gatherings } from '../notices/gatherings.ts'
import type { Slide } from '../notices/slides.ts'
import type { Fact } from '../times/facts.ts'
import type { BoardJumuah, BoardRow } from '../times/rows.ts'
import type { Clock } from '../words/clock.ts'

/** What the engine knows of the screen itself, besides its feed. */
export type Standing = {
  /** Taken back, or never given: nothing of the mosque is shown. */
  revoked?: boolean
  /** When the host last gave or confirmed the feed: the host's own clock, in milliseconds. */
  confirmedAt?: number
  /** How far the host's clock is ahead of this device's, in milliseconds; missing until the host has answered once. */
  offset?: number
  /** The host has not been reached since this device started: nobody vouches for its clock. */
  unsure?: boolean
  /** The host could not be reached, and nothing is stored. */
  waiting?: boolean
}

/** A time in which one does not pray. */
export type Forbidden = {
  why: 'sunrise' | 'noon' | 'sunset'
  from: Clock
  until: Clock
  isNow: boolean
  isPast: boolean
}

/** What people wait for. */
export type Next = {
  /** The same as long as the same is waited for. */
  id: string
  /** `prayer`: nobody has said when it is prayed together. */
  kind: 'jamaat' | 'prayer'
  /** Next jamaat; next jamaat, tomorrow; ... */
  label: string
  name: string
  at: Clock
  /** What is left, whole: the figures of hours (missing under one), minutes and seconds, in the language's digits. */
  left: { hours?: string; minutes: string; seconds: string }
  /** The same in seconds. */
  secondsLeft: number
  /** How much of the wait is over, from 0 to 1: since the last congregation or beginning. */
  passed: number
}

/** What a screen says of itself. Amounts are numbers and figures: the view puts them into words. */
export type Warning =
  | { kind: 'stale'; days: number; hours: number; daysFigure: string; hoursFigure: string }
  | { kind: 'clock'; minutes: number; minutesFigure: string; isAhead: boolean }
  | { kind: 'doubtful' }

/** A screen that shows no times, and why. */
export type QuietBoard = {
  mode: 'starting' | 'waiting' | 'revoked' | 'expired' | 'wrong-clock'
  drift: Drift
}

/** Where the picture stands against burn-in: each from -1 to 1. It moves by a thousandth every few seconds. */
export type Drift = { x: number; y: number }

/** A screen that shows the times, or while people pray hardly more than a small clock. */
export type TimesBoard = {
  mode: 'day' | 'prayer'
  mosque: string
  clock: Clock & { seconds: string }
  date: string
  hijri: string
  /** The five prayers, each of the first day it has not been prayed on. */
  rows: BoardRow[]
  /** Whether any row has a jamaat: its column stands only then. */
  isHeld: boolean
  /** The next Friday's times, where no row names them. */
  jumuah?: BoardJumuah
  next?: Next
  facts: Fact[]
  /** Today's, in the order of the day. */
  forbidden: Forbidden[]
  /** Today's and tomorrow's, with venue, language and khatib. */
  gatherings: Gatherings[]
  /** In Ramadan. */
  isRamadan: boolean
  /** Jamaats that move in the week ahead, tomorrow's first. */
  changes: Change[]
  /** What else the mosque says; `turn` counts on every twenty seconds: show `slides[turn % slides.length]`. */
  slides: Slide[]
  turn: number
  /** An emergency covers everything but the times; a janazah stands before whatever else is said. */
  alarm?: Announced
  janazah: Announced[]
  /** While people pray: which prayer, when it stood up. */
  praying?: { name: string; since: Clock }
  /** In the night, between an hour after Isha and shortly before Fajr. */
  isDimmed: boolean
  warnings: Warning[]
  drift: Drift
  /** Of the times, as every other outlet says it. */
  version: string
}

/** All that a screen shows at one instant, in words. */
export type Board = QuietBoard | TimesBoard
