import { performance } from 'node:perf_hooks'

/** A timer that comes so much later than it was set for was kept waiting by this very process, in milliseconds. */
const blockedLoopDelay = 250

/**
 * The result of some work, or an error once its time is over. What has arrived in the meantime is read first, and a process
 * that was busy itself gives the other side its time once more: only who said nothing is late.
 * @param time milliseconds
 * @throws what `late` makes
 */
export function withTimeout<T>(work: Promise<T>, time: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const set = performance.now()
    const over = () => {
      if (performance.now() - set < time + blockedLoopDelay) setImmediate(() => reject(late()))
      else timer = setTimeout(() => setImmediate(() => reject(late())), time)
    }
    let timer = setTimeout(over, time)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
