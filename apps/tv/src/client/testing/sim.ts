import type { Answer, Clock, DeviceStorage, Wire } from '../engine/ports.ts'

/** A device, its network and its host's clock, all of which a test moves. Times are milliseconds. */
export type Sim = ReturnType<typeof createSim>

type Timer = { at: number; run: () => void }

/** @param start the host's clock when the device is switched on, ISO */
export function createSim(start: string) {
  const began = Date.parse(start)
  let passed = 0
  let deviceOff = 0
  let slept = 0
  let nap = 0
  let timers: Timer[] = []
  const texts = new Map<string, string>()
  const requests: { at: number; path: string; etag?: string }[] = []
  const listening = new Set<() => void>()
  let waiting: Promise<void> = Promise.resolve()
  /** What the network brings: nothing, until a test says otherwise. */
  let serve: ((path: string, etag: string | undefined, now: number) => Promise<Answer>) | undefined

  const clock: Clock = {
    date: () => began + passed + slept + deviceOff,
    steady: () => passed,
    later(milliseconds, run) {
      const timer = { at: passed + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
  }
  const wire: Wire = {
    ask(path, etag, answered) {
      requests.push({ at: passed, path, ...(etag !== undefined && { etag }) })
      const none = { status: 0, body: '' }
      const coming = serve ? serve(path, etag, began + passed + slept).catch(() => none) : Promise.resolve(none)
      waiting = waiting.then(async () => answered(await coming))
    },
    back(run) {
      listening.add(run)
      return () => listening.delete(run)
    },
  }
  const storage: DeviceStorage = {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  }

  return {
    clock,
    wire,
    storage,
    texts,
    requests,
    /** The true time, which only the host has. */
    now: () => began + passed + slept,
    network(to: typeof serve) {
      serve = to
    },
    /** The device says that its network is back. */
    online() {
      listening.forEach((run) => run())
    },
    /** Sets the device's clock off by so much. */
    setDevice(milliseconds: number) {
      deviceOff = milliseconds
    },
    /** The device sleeps: the world goes on, and its timers and steady clock stand still. */
    sleep(milliseconds: number) {
      slept += milliseconds
    },
    /** The device dozes: its timers come so much later, but for the end of what a test lets pass. */
    doze(milliseconds: number) {
      nap = milliseconds
    },
    /** How many timers wait. */
    timers: () => timers.length,
    /** How many wait for the network. */
    listening: () => listening.size,
    /** Lets time pass until an instant. */
    async until(instant: string | number) {
      const end = (typeof instant === 'string' ? Date.parse(instant) : instant) - began - slept
      for (;;) {
        await waiting
        const next = timers.reduce<Timer | undefined>(
          (first, each) => (first && first.at <= each.at ? first : each),
          undefined,
        )
        if (!next || next.at > end) break
        timers = timers.filter((each) => each !== next)
        passed = Math.max(passed, Math.min(end, Math.max(next.at, passed + nap)))
        next.run()
      }
      passed = Math.max(passed, end)
    },
  }
}
