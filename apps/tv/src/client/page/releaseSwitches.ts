/**
 * When a page switched to or from each release, by the monotonic clock. Passed on between a page's apps, so that two servers
 * with different releases do not make a display flip between them.
 */
export type ReleaseSwitches = Map<string, number>

/** Milliseconds before a page may switch to a release again. */
const cooldown = 10 * 60_000

/**
 * Creates the function that switches a page to another release, but to each at most once per cooldown.
 * @param release the release of the running app @param performSwitch performs the switch; rejects if it fails
 */
export const createReleaseSwitcher =
  (switches: ReleaseSwitches, release: string, now: () => number, performSwitch: () => Promise<unknown>) =>
  (target: string) => {
    const switchedAt = now()
    switches.forEach((lastSwitchAt, name) => switchedAt - lastSwitchAt >= cooldown && switches.delete(name))
    if (switches.has(target)) return
    switches.set(release, switchedAt)
    switches.set(target, switchedAt)
    performSwitch().catch(() => {
      // Allows a retry at the next announcement.
      switches.delete(target)
    })
  }
