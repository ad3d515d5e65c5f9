import { lateIn } from '../app/lateIn.tsx'

/** Loaded only where a gift waits: most pages of this kind show one that is paid. */
export const [WaitingSteps] = lateIn(async () => (await import('../gift-waiting/index.ts')).WaitingSteps, 'bank')
