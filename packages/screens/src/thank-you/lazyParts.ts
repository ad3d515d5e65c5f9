import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

/** Loaded only for a pending gift, because most gifts shown here are paid. */
export const [WaitingSteps] = lazyOnIdle(async () => (await import('../gift-waiting/index.ts')).WaitingSteps, 'bank')
