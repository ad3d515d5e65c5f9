import { type Board, type BoardWords, type DeviceState, boardAt } from '@minaret/display'
import type { Feed } from './feed.ts'
import { createServerTime } from './serverTime.ts'
import { feedOf, isTokenRefused } from './isFeed.ts'
import { createPolling } from './polling.ts'
import type { FeedResponse, Clock, DeviceStorage, Transport } from './ports.ts'
import { shareUnchanged } from './shareUnchanged.ts'
import { createFeedStore } from './feedStore.ts'

/** The dependencies of an engine. */
export type EngineParts = {
  clock: Clock
  transport: Transport
  storage: DeviceStorage
  /** From 0 to 1, like `Math.random`. */
  random: () => number
  words: BoardWords
  /** Path of the feed, with the display's token. */
  feed: string
  /** The release of this page. */
  release: string
  /** The viewport in pixels: `1920x1080`. */
  size: () => string
  /** When the app that this one replaces last polled, by the monotonic clock. */
  polledAt?: number
  /** Called for a new release or a reload requested by the office. @param to the release, or the reload */
  renew: (to: string) => void
  /** Called when the display has been revoked: erases the mosque's data. */
  onRevoked: () => void
}

/** A running display. */
export type Engine = {
  board(): Board
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
  /** When the server was last polled, by the monotonic clock. */
  polledAt(): number | undefined
  /** Stops the engine for good. */
  stop(): void
}

/**
 * Milliseconds without contact to the server, after a start or a jump of the device's clock, until the clock is doubtful;
 * after a start at once, if the clock was off by more than `unsureOffset` before.
 */
const unsureAfter = 10 * 60_000
const unsureOffset = 2 * 60_000

/**
 * Runs a display: one timer fires at the start of each second of the server's clock, updates the board, and polls the server
 * when due.
 */
export function createEngine(parts: EngineParts): Engine {
  const { clock, transport, words } = parts
  const stored = createFeedStore(parts.storage)
  const storedFeed = stored.read()
  const time = createServerTime(clock, storedFeed && storedFeed.offset)
  const polling = createPolling(parts.random, parts.polledAt)
  const startedAt = clock.steady()
  const listeners = new Set<() => void>()
  let feed: Feed | undefined = storedFeed && storedFeed.feed
  let etag = storedFeed && storedFeed.etag
  let standing: DeviceState = storedFeed ? { confirmedAt: storedFeed.confirmedAt, offset: storedFeed.offset } : {}
  let reload: number | undefined
  let hasContact = parts.polledAt !== undefined
  /** Since when a response that confirms the clock has been awaited. */
  let waitingSince = startedAt
  let polledAt = parts.polledAt
  let cancelTimer = () => {}
  let isStopped = false
  let board = boardAt(feed, time.now(), standing, words)

  function eraseFeed() {
    feed = undefined
    etag = undefined
    standing = { revoked: true }
    stored.clear()
    parts.onRevoked()
  }

  function replaceFeed(newFeed: Feed, body: string, newEtag: string | undefined) {
    feed = newFeed
    etag = newEtag
    stored.write(body, etag, time.now(), time.offset() || 0)
  }

  function confirm() {
    hasContact = true
    standing = { confirmedAt: time.now(), offset: time.offset() }
    stored.confirm(time.now(), time.offset() || 0)
    if (!feed) return
    const isRaised = reload !== undefined && feed.reload > reload
    if (reload === undefined) reload = feed.reload
    // Stays true while this app runs, so that a failed attempt is repeated.
    if (isRaised) parts.renew(`reload ${feed.reload}`)
    else if (feed.release !== '' && feed.release !== parts.release) parts.renew(feed.release)
  }

  function onResponse({ status, body, etag: newEtag, date }: FeedResponse, took: number) {
    // A gateway's 404, or a server's that does not know the mosque, is not a refusal of the token.
    const isRefused = (status === 404 || status === 410) && isTokenRefused(body)
    const newFeed = status === 200 ? feedOf(body) : undefined
    const isOk = newFeed !== undefined || (status === 304 && feed !== undefined)
    // Only our server's clock counts: a captive portal may respond with 200 and any date.
    if (date !== undefined && (isOk || isRefused)) time.learn(date, took)
    if (isRefused) {
      eraseFeed()
      return polling.completed('refused')
    }
    if (newFeed) replaceFeed(newFeed, body, newEtag)
    polling.completed(isOk ? 'ok' : 'failed')
    if (isOk) return confirm()
    if (!feed && !standing.revoked) standing = { waiting: true }
    // After an invalid response the next request asks for the full feed.
    if (status === 200 || status === 304) etag = undefined
  }

  function poll() {
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
    transport.request(`${parts.feed}?${query.join('&')}`, etag, (response) => {
      if (isStopped) return
      onResponse(response, clock.steady() - steady)
      updateBoard()
    })
  }

  function updateBoard() {
    const wasOff = waitingSince === startedAt && Math.abs(time.offset() || 0) > unsureOffset
    const isUnsure = feed !== undefined && !hasContact && (wasOff || clock.steady() - waitingSince > unsureAfter)
    const newBoard = shareUnchanged(
      board,
      boardAt(feed, time.now(), isUnsure ? { ...standing, unsure: true } : standing, words),
    )
    if (newBoard === board) return
    board = newBoard
    listeners.forEach((listener) => listener())
  }

  function tick() {
    if (isStopped) return
    // Scheduled first: the next tick comes even if the code below throws.
    cancelTimer = clock.later(1000 - (((time.now() % 1000) + 1000) % 1000) + 5, tick)
    if (time.watch()) {
      polling.hurry(clock.steady())
      // The device may have slept, or its clock was set: only the server can tell.
      if (hasContact) waitingSince = clock.steady()
      hasContact = false
      const { confirmedAt } = standing
      if (confirmedAt !== undefined) {
        standing = { ...standing, offset: time.offset() }
        stored.confirm(confirmedAt, time.offset() || 0, true)
      }
    }
    if (polling.isDue(clock.steady())) poll()
    updateBoard()
  }

  cancelTimer = clock.later(0, tick)
  const unsubscribe = transport.onOnline(() => polling.hurry(clock.steady()))
  return {
    board: () => board,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    polledAt: () => polledAt,
    stop() {
      isStopped = true
      cancelTimer()
      unsubscribe()
      listeners.clear()
    },
  }
}
