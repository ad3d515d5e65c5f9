/**
 * Whether only the fast tests run, as in `npm test`. Without `MINARET_TIER=fast`, as in a run by hand, for a change or by
 * `npm run test:all`, everything runs.
 */
export const isFastTier = process.env.MINARET_TIER === 'fast'

/** How often a test repeats or samples something: less often in `npm test`. */
export const effort = (fast: number, full: number): number => (isFastTier ? fast : full)
