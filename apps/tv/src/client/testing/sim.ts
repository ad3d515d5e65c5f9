import type { Clock, DeviceStorage, FeedResponse, Transport } from '../engine/ports.ts'

/** A simulated device, network and server clock, controlled by a test. Times are milliseconds. */
export type Sim = ReturnType<typeof createSim>

type Timer = { at: number; run: () => void }

/** Creates a simulated device. @param start the server's time when the device is switched on, ISO */
export function createSim(start: string) {
  const startedAt = Date.parse(start)
  let elapsed = 0
  let deviceOffset = 0
  let sleptMs = 0
  let timerDelayMs = 0
  let timers: Timer[] = []
  const storedTexts = new Map<string, string>()
  const requests: { at: number; path: string; etag?: string }[] = []
  const onlineListeners = new Set<() => void>()
  let pendingResponses: Promise<void> = Promise.resolve()
  /** The server's handler; undefined while the network is down, as it is initially. */
  let serve: ((path: string, etag: string | undefined, now: number) => Promise<FeedResponse>) | undefined

  const clock: Clock = {
    date: () => startedAt + elapsed + sleptMs + deviceOffset,
    monotonic: () => elapsed,
    schedule(milliseconds, run) {
      const timer = { at: elapsed + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((candidate) => candidate !== timer)
      }
    },
  }
  const transport: Transport = {
    request(path, etag, onResponse) {
      requests.push({ at: elapsed, path, ...(etag !== undefined && { etag }) })
      const noResponse = { status: 0, body: '' }
      const response = serve
        ? serve(path, etag, startedAt + elapsed + sleptMs).catch(() => noResponse)
        : Promise.resolve(noResponse)
      pendingResponses = pendingResponses.then(async () => onResponse(await response))
    },
    onOnline(run) {
      onlineListeners.add(run)
      return () => onlineListeners.delete(run)
    },
  }
  const storage: DeviceStorage = {
    read: (name) => storedTexts.get(name),
    write: (name, text) => void storedTexts.set(name, text),
    remove: (name) => void storedTexts.delete(name),
  }

  return {
    clock,
    transport,
    storage,
    storedTexts,
    requests,
    /** The true time, known only to the server. */
    now: () => startedAt + elapsed + sleptMs,
    setNetwork(handler: typeof serve) {
      serve = handler
    },
    /** Reports that the network is back, as the device would. */
    reportOnline() {
      onlineListeners.forEach((run) => run())
    },
    /** Sets the offset of the device's clock. */
    setDeviceOffset(milliseconds: number) {
      deviceOffset = milliseconds
    },
    /** Sleeps: true time continues, but the device's timers and monotonic clock stop. */
    sleep(milliseconds: number) {
      sleptMs += milliseconds
    },
    /** Delays every timer by a duration, but not beyond the end of `advanceTo`. */
    setTimerDelay(milliseconds: number) {
      timerDelayMs = milliseconds
    },
    /** The number of pending timers. */
    timerCount: () => timers.length,
    /** The number of listeners for the network's return. */
    onlineListenerCount: () => onlineListeners.size,
    /** Advances time to an instant. */
    async advanceTo(instant: string | number) {
      const end = (typeof instant === 'string' ? Date.parse(instant) : instant) - startedAt - sleptMs
      for (;;) {
        await pendingResponses
        const nextTimer = timers.reduce<Timer | undefined>(
          (earliest, timer) => (earliest && earliest.at <= timer.at ? earliest : timer),
          undefined,
        )
        if (!nextTimer || nextTimer.at > end) break
        timers = timers.filter((timer) => timer !== nextTimer)
        elapsed = Math.max(elapsed, Math.min(end, Math.max(nextTimer.at, elapsed + timerDelayMs)))
        nextTimer.run()
      }
      elapsed = Math.max(elapsed, end)
    },
  }
}
