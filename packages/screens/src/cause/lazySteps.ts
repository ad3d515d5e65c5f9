import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

const steps = () => import('./stepsChunk.ts')

/** The donor's details: needed only after an amount is chosen, so it loads after the form. */
export const [DetailsStep, prepareDetails] = lazyOnIdle(async () => (await steps()).DetailsStep)

/** The payment step. */
export const [PayStep, preparePay] = lazyOnIdle(async () => (await steps()).PayStep)

/** Finds the outcome of a payment that a reload interrupted. */
export const [AttemptCheck] = lazyOnIdle(async () => (await steps()).AttemptCheck, 'bank')
