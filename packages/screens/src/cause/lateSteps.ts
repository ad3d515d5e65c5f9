import { lateIn } from '../app/lateIn.tsx'

const steps = () => import('./laterSteps.ts')

/** Who gives. Nobody is there before an amount is chosen, so its code comes after the form's. */
export const [DetailsStep, prepareDetails] = lateIn(async () => (await steps()).DetailsStep)

/** The payment. */
export const [PayStep, preparePay] = lateIn(async () => (await steps()).PayStep)

/** What became of a payment that a reload has cut off. */
export const [AttemptCheck] = lateIn(async () => (await steps()).AttemptCheck, 'bank')
