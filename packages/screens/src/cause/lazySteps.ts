import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

const steps = () => import('./stepsChunk.ts')

/** The details step: needed only after an amount is chosen, so it loads after the form. */
export const [DetailsStep, prepareDetails] = lazyOnIdle(async () => (await steps()).DetailsStep)

/** The payment step. */
export const [PayStep, preparePay] = lazyOnIdle(async () => (await steps()).PayStep)

/** Checks the outcome of a payment that a reload interrupted. */
export const [AttemptCheck] = lazyOnIdle(async () => (await steps()).AttemptCheck, 'bank')
