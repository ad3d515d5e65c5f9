import { lazyOnIdle } from '../app/lazyOnIdle.tsx'

const loadSteps = () => import('./stepsChunk.ts')

/** The details step, which loads after the form because it is needed only once an amount is chosen. */
export const [DetailsStep, prepareDetails] = lazyOnIdle(async () => (await loadSteps()).DetailsStep, 'giftDetails')

/** The payment step. */
export const [PayStep, preparePay] = lazyOnIdle(async () => (await loadSteps()).PayStep)

/** Checks the outcome of a payment that a reload interrupted. */
export const [AttemptCheck] = lazyOnIdle(async () => (await loadSteps()).AttemptCheck, 'bank')
