/**
 * When a page turned to a release, or away from it, by the steady clock. The apps that follow each other in a page hand it on:
 * two hosts of different age must not make a screen swing between them for as long as both are there.
 */
export type ReleaseSwitches = Map<string, number>

/** How long a release that was taken or given up is not taken again, in milliseconds. */
const again = 10 * 60_000

/**
 * Makes what turns a page to another release, each at most once in a while.
 * @param release of the app that is shown now @param turn rejects when it came to nothing
 */
export const createReleaseSwitcher =
  (switches: ReleaseSwitches, release: string, now: () => number, turn: () => Promise<unknown>) => (to: string) => {
    const at = now()
    switches.forEach((since, each) => at - since >= again && switches.delete(each))
    if (switches.has(to)) return
    switches.set(release, at)
    switches.set(to, at)
    turn().catch(() => {
      // At the next word of the host.
      switches.delete(to)
    })
  }
