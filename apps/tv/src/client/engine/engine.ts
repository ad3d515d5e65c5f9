import { type Board, type BoardWords, type Standing, boardAt } from '@minaret/display'
import type { Feed } from './feed.ts'
import { createHostTime } from './hostTime.ts'
import { feedOf, isTokenRefused } from './isFeed.ts'
import { createPolling } from './polling.ts'
import type { Answer, Clock, DeviceStorage, Wire } from './ports.ts'
import { shared } from './shared.ts'
import { createStored } from './stored.ts'

/** What an engine runs on. */
export type EngineParts = {
  clock: Clock
  wire: Wire
  storage: DeviceStorage
  /** From 0 to 1, as `Math.random`. */
  random: () => number
  words: BoardWords
  /** Path of the feed, with the token of the screen. */
  feed: string
  /** What drew this page. */
  release: string
  /** Of the picture, in pixels: `1920x1080`. */
  size: () => string
  /** When the app this one takes the place of asked last, by the steady clock. */
  polledAt?: number
  /** Another release is there, or the office wants a new beginning. @param to the release, or which beginning */
  renew: (to: string) => void
  /** The screen was taken back: whatever is kept of the mosque goes. */
  forget: () => void
}

/** A screen at work. */
export type Engine = {
  board(): Board
  /** @returns what ends it */
  subscribe(listener: () => void): () => void
  /** When the host was asked last, by the steady clock. */
  polledAt(): number | undefined
  /** Ends everything, for good. */
  stop(): void
}

/**
 * Without a word from the host for so long after a start, or after the device's clock has jumped, nobody vouches for the
 * clock; after a start at once, where it was this wrong before. In milliseconds.
 */
const unsureAfter = 10 * 60_000
const unsureFrom = 2 * 60_000

/**
 * Runs a screen: one timer, which wakes as each second of the host's clock begins, draws what holds then, and asks the host
 * when it is time to.
 */
export function createEngine(parts: EngineParts): Engine {
  const { clock, wire, words } = parts
  const stored = createStored(parts.storage)
  const storedFeed = stored.read()
  const time = createHostTime(clock, storedFeed && storedFeed.offset)
  const polling = createPolling(parts.random, parts.polledAt)
  const startedAt = clock.steady()
  const listeners = new Set<() => void>()
  let feed: Feed | undefined = storedFeed && storedFeed.feed
  let etag = storedFeed && storedFeed.etag
  let standing: Standing = storedFeed ? { confirmedAt: storedFeed.confirmedAt, offset: storedFeed.offset } : {}
  let reload: number | undefined
  let hasHeard = parts.polledAt !== undefined
  /** Since when it has waited for a word of the host that vouches for the clock. */
  let waitingSince = startedAt
  let polledAt = parts.polledAt
  let takeBack = () => {}
  let isStopped = false
  let board = boardAt(feed, time.now(), standing, words)

  function forget() {
    feed = undefined
    etag = undefined
    standing = { revoked: true }
    stored.clear()
    parts.forget()
  }

  /** The feed is replaced whole, or not at all. */
  function take(newFeed: Feed, body: string, newEtag: string | undefined) {
    feed = newFeed
    etag = newEtag
    stored.write(body, etag, time.now(), time.offset() || 0)
  }

  function confirm() {
    hasHeard = true
    standing = { confirmedAt: time.now(), offset: time.offset() }
    stored.confirm(time.now(), time.offset() || 0)
    if (!feed) return
    const isRaised = reload !== undefined && feed.reload > reload
    if (reload === undefined) reload = feed.reload
    // It stays raised for as long as this app is there: a try that comes to nothing is not the last.
    if (isRaised) parts.renew(`reload ${feed.reload}`)
    else if (feed.release !== '' && feed.release !== parts.release) parts.renew(feed.release)
  }

  function hear({ status, body, etag: newEtag, date }: Answer, took: number) {
    const steady = clock.steady()
    // A gateway that has lost its way also says 404, and so does a host that does not know the mosque.
    const isRefused = (status === 404 || status === 410) && isTokenRefused(body)
    const newFeed = status === 200 ? feedOf(body) : undefined
    const isWell = newFeed !== undefined || (status === 304 && feed !== undefined)
    // Nor is anybody else's clock believed: a network that wants to be paid says 200, and any hour.
    if (date !== undefined && (isWell || isRefused)) time.learn(date, took)
    if (isRefused) {
      forget()
      return polling.answered(steady, 'refused')
    }
    if (newFeed) take(newFeed, body, newEtag)
    polling.answered(steady, isWell ? 'well' : 'badly')
    if (isWell) return confirm()
    if (!feed && !standing.revoked) standing = { waiting: true }
    // What nobody can have meant is asked for anew, whole.
    if (status === 200 || status === 304) etag = undefined
  }

  function ask() {
    const steady = clock.steady()
    polling.requested(steady)
    polledAt = steady
    const age = standing.confirmedAt === undefined ? undefined : Math.max(0, time.now() - standing.confirmedAt)
    const query = [
      `v=${encodeURIComponent(parts.release)}`,
      ...(age === undefined ? [] : [`age=${Math.round(age / 1000)}`]),
      `offset=${Math.round(time.offset() || 0)}`,
      `size=${parts.size()}`,
      `up=${Math.round((steady - startedAt) / 1000)}`,
    ]
    wire.ask(`${parts.feed}?${query.join('&')}`, etag, (answer) => {
      if (isStopped) return
      hear(answer, clock.steady() - steady)
      show()
    })
  }

  function show() {
    const isOff = waitingSince === startedAt && Math.abs(time.offset() || 0) > unsureFrom
    const isUnsure = feed !== undefined && !hasHeard && (isOff || clock.steady() - waitingSince > unsureAfter)
    const shown = shared(board, boardAt(feed, time.now(), isUnsure ? { ...standing, unsure: true } : standing, words))
    if (shown === board) return
    board = shown
    listeners.forEach((listener) => listener())
  }

  function tick() {
    if (isStopped) return
    // First of all: whatever breaks below, the next second comes.
    takeBack = clock.later(1000 - (((time.now() % 1000) + 1000) % 1000) + 5, tick)
    if (time.watch()) {
      polling.hurry(clock.steady())
      // It may have slept, or somebody has set the clock: only the host can tell.
      if (hasHeard) waitingSince = clock.steady()
      hasHeard = false
      const { confirmedAt } = standing
      if (confirmedAt !== undefined) {
        standing = { ...standing, offset: time.offset() }
        stored.confirm(confirmedAt, time.offset() || 0, true)
      }
    }
    if (polling.isDue(clock.steady())) ask()
    show()
  }

  takeBack = clock.later(0, tick)
  const deafen = wire.back(() => polling.hurry(clock.steady()))
  return {
    board: () => board,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    polledAt: () => polledAt,
    stop() {
      isStopped = true
      takeBack()
      deafen()
      listeners.clear()
    },
  }
}
