import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

/** Loaded only for a gift that is still waiting: most of these pages show one that is paid. */
export const [WaitingSteps] = lazyOnIdle(async () => (await import('../gift-waiting/index.ts')).WaitingSteps, 'bank')
