/**
 * When a page switched to or from each release, by the monotonic clock. Handed on between the apps of a page, so that two
 * servers with different releases do not make a display flip between them.
 */
export type ReleaseSwitches = Map<string, number>

/** Milliseconds before a page may switch to a release again. */
const cooldown = 10 * 60_000

/**
 * Creates the function that switches a page to another release, to each at most once per cooldown.
 * @param release the release of the running app @param turn performs the switch; rejects if it fails
 */
export const createReleaseSwitcher =
  (switches: ReleaseSwitches, release: string, now: () => number, turn: () => Promise<unknown>) => (to: string) => {
    const at = now()
    switches.forEach((since, name) => at - since >= cooldown && switches.delete(name))
    if (switches.has(to)) return
    switches.set(release, at)
    switches.set(to, at)
    turn().catch(() => {
      // Allows a retry at the next announcement.
      switches.delete(to)
    })
  }
