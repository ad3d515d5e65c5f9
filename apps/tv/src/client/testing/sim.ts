import type { Clock, DeviceStorage, FeedResponse, Transport } from '../engine/ports.ts'

/** A simulated device, network and server clock, controlled by a test. Times are milliseconds. */
export type Sim = ReturnType<typeof createSim>

type Timer = { at: number; run: () => void }

/** Creates a simulated device. @param start the server's time when the device is switched on, ISO */
export function createSim(start: string) {
  const began = Date.parse(start)
  let passed = 0
  let deviceOff = 0
  let slept = 0
  let nap = 0
  let timers: Timer[] = []
  const texts = new Map<string, string>()
  const requests: { at: number; path: string; etag?: string }[] = []
  const onlineListeners = new Set<() => void>()
  let waiting: Promise<void> = Promise.resolve()
  /** The server's handler; undefined while the network is down, as it is initially. */
  let serve: ((path: string, etag: string | undefined, now: number) => Promise<FeedResponse>) | undefined

  const clock: Clock = {
    date: () => began + passed + slept + deviceOff,
    steady: () => passed,
    later(milliseconds, run) {
      const timer = { at: passed + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const transport: Transport = {
    request(path, etag, onResponse) {
      requests.push({ at: passed, path, ...(etag !== undefined && { etag }) })
      const none = { status: 0, body: '' }
      const response = serve ? serve(path, etag, began + passed + slept).catch(() => none) : Promise.resolve(none)
      waiting = waiting.then(async () => onResponse(await response))
    },
    onOnline(run) {
      onlineListeners.add(run)
      return () => onlineListeners.delete(run)
    },
  }
  const storage: DeviceStorage = {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  }

  return {
    clock,
    transport,
    storage,
    texts,
    requests,
    /** The true time, known only to the server. */
    now: () => began + passed + slept,
    network(to: typeof serve) {
      serve = to
    },
    /** Reports that the network is back, as the device would. */
    online() {
      onlineListeners.forEach((run) => run())
    },
    /** Sets the offset of the device's clock. */
    setDevice(milliseconds: number) {
      deviceOff = milliseconds
    },
    /** Sleeps: true time goes on, but the device's timers and monotonic clock stop. */
    sleep(milliseconds: number) {
      slept += milliseconds
    },
    /** Delays every timer by this much, but not beyond the end of `until`. */
    doze(milliseconds: number) {
      nap = milliseconds
    },
    /** The number of pending timers. */
    timers: () => timers.length,
    /** The number of listeners for the network's return. */
    onlineListeners: () => onlineListeners.size,
    /** Advances time to an instant. */
    async until(instant: string | number) {
      const end = (typeof instant === 'string' ? Date.parse(instant) : instant) - began - slept
      for (;;) {
        await waiting
        const next = timers.reduce<Timer | undefined>(
          (first, timer) => (first && first.at <= timer.at ? first : timer),
          undefined,
        )
        if (!next || next.at > end) break
        timers = timers.filter((timer) => timer !== next)
        passed = Math.max(passed, Math.min(end, Math.max(next.at, passed + nap)))
        next.run()
      }
      passed = Math.max(passed, end)
    },
  }
}
