import { type Board, type BoardMessages, type DeviceState, boardAt } from '@minaret/display'
import type { Feed } from './feed.ts'
import { createServerTime } from './serverTime.ts'
import { parseFeed, isTokenRefused } from './isFeed.ts'
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
  messages: BoardMessages
  /** Path of the feed, with the display's token. */
  feed: string
  /** The release of this page. */
  release: string
  /** The viewport in pixels: `1920x1080`. */
  size: () => string
  /** When the app that this one replaces last polled, by the monotonic clock. */
  polledAt?: number
  /** Called for a new release or a reload requested by staff. @param target the release, or the reload */
  renew: (target: string) => void
  /** Called when the display has been revoked: erases the mosque's data. */
  onRevoked: () => void
}

/** A running display. */
export type Engine = {
  board(): Board
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
  /** When the server was last polled, by the monotonic clock. */
  polledAt(): number | undefined
  /** Stops the engine permanently. */
  stop(): void
}

/**
 * Milliseconds without contact with the server, after a start or a jump of the device's clock, before the clock counts as
 * doubtful. After a start this is immediate if the clock was previously off by more than `unsureOffset`.
 */
const unsureAfter = 10 * 60_000
const unsureOffset = 2 * 60_000

/**
 * Runs a display: one timer fires at the start of each second of the server's clock, updates the board, and polls the server
 * when due.
 */
export function createEngine(parts: EngineParts): Engine {
  const { clock, transport, messages } = parts
  const feedStore = createFeedStore(parts.storage)
  const storedFeed = feedStore.read()
  const time = createServerTime(clock, storedFeed && storedFeed.offset)
  const polling = createPolling(parts.random, parts.polledAt)
  const startedAt = clock.monotonic()
  const listeners = new Set<() => void>()
  let feed: Feed | undefined = storedFeed && storedFeed.feed
  let etag = storedFeed && storedFeed.etag
  let deviceState: DeviceState = storedFeed ? { confirmedAt: storedFeed.confirmedAt, offset: storedFeed.offset } : {}
  let reload: number | undefined
  let hasContact = parts.polledAt !== undefined
  /** When it began to wait for a response that confirms the clock. */
  let waitingSince = startedAt
  let polledAt = parts.polledAt
  let cancelTimer = () => {}
  let isStopped = false
  let board = boardAt(feed, time.now(), deviceState, messages)

  function eraseFeed() {
    feed = undefined
    etag = undefined
    deviceState = { revoked: true }
    feedStore.clear()
    parts.onRevoked()
  }

  function replaceFeed(newFeed: Feed, body: string, newEtag: string | undefined) {
    feed = newFeed
    etag = newEtag
    feedStore.write(body, etag, time.now(), time.offset() || 0)
  }

  function confirm() {
    hasContact = true
    deviceState = { confirmedAt: time.now(), offset: time.offset() }
    feedStore.writeConfirmation(time.now(), time.offset() || 0)
    if (!feed) return
    const hasNewReload = reload !== undefined && feed.reload > reload
    if (reload === undefined) reload = feed.reload
    // Stays true while this app runs, so that a failed attempt is repeated.
    if (hasNewReload) parts.renew(`reload ${feed.reload}`)
    else if (feed.release !== '' && feed.release !== parts.release) parts.renew(feed.release)
  }

  function onResponse({ status, body, etag: newEtag, date }: FeedResponse, durationMs: number) {
    // A 404 from a gateway, or from a server that does not know the mosque, does not reject the token.
    const isRefused = (status === 404 || status === 410) && isTokenRefused(body)
    const newFeed = status === 200 ? parseFeed(body) : undefined
    const isOk = newFeed !== undefined || (status === 304 && feed !== undefined)
    // Only our server's clock counts: a captive portal may respond with 200 and any date.
    if (date !== undefined && (isOk || isRefused)) time.adjust(date, durationMs)
    if (isRefused) {
      eraseFeed()
      return polling.recordOutcome('refused')
    }
    if (newFeed) replaceFeed(newFeed, body, newEtag)
    polling.recordOutcome(isOk ? 'ok' : 'failed')
    if (isOk) return confirm()
    if (!feed && !deviceState.revoked) deviceState = { isWaitingForFeed: true }
    // After an invalid response the next request asks for the full feed.
    if (status === 200 || status === 304) etag = undefined
  }

  function poll() {
    const monotonicMs = clock.monotonic()
    polling.recordRequest(monotonicMs)
    polledAt = monotonicMs
    const age = deviceState.confirmedAt === undefined ? undefined : Math.max(0, time.now() - deviceState.confirmedAt)
    const query = [
      `v=${encodeURIComponent(parts.release)}`,
      ...(age === undefined ? [] : [`age=${Math.round(age / 1000)}`]),
      `offset=${Math.round(time.offset() || 0)}`,
      `size=${parts.size()}`,
      `up=${Math.round((monotonicMs - startedAt) / 1000)}`,
    ]
    transport.request(`${parts.feed}?${query.join('&')}`, etag, (response) => {
      if (isStopped) return
      onResponse(response, clock.monotonic() - monotonicMs)
      updateBoard()
    })
  }

  function updateBoard() {
    const wasOff = waitingSince === startedAt && Math.abs(time.offset() || 0) > unsureOffset
    const isUnsure = feed !== undefined && !hasContact && (wasOff || clock.monotonic() - waitingSince > unsureAfter)
    const newBoard = shareUnchanged(
      board,
      boardAt(feed, time.now(), isUnsure ? { ...deviceState, isClockUnconfirmed: true } : deviceState, messages),
    )
    if (newBoard === board) return
    board = newBoard
    listeners.forEach((listener) => listener())
  }

  function tick() {
    if (isStopped) return
    // Scheduled first: the next tick comes even if the code below throws.
    cancelTimer = clock.schedule(1000 - (((time.now() % 1000) + 1000) % 1000) + 5, tick)
    if (time.checkForJump()) {
      polling.expedite(clock.monotonic())
      // The device may have slept, or its clock may have been set: only the server can tell.
      if (hasContact) waitingSince = clock.monotonic()
      hasContact = false
      const { confirmedAt } = deviceState
      if (confirmedAt !== undefined) {
        deviceState = { ...deviceState, offset: time.offset() }
        feedStore.writeConfirmation(confirmedAt, time.offset() || 0, true)
      }
    }
    if (polling.isDue(clock.monotonic())) poll()
    updateBoard()
  }

  cancelTimer = clock.schedule(0, tick)
  const unsubscribe = transport.onOnline(() => polling.expedite(clock.monotonic()))
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
