// Apart from the screen's own face, which is an entry of the build: what another screen imports would not stay one.
export { amountProblem, limitsIn } from '../amounts.ts'
export type { AmountProblem, Limits } from '../amounts.ts'
export { CardPayment } from '../card.ts'
export { declineWords } from '../declineWords.ts'
export { DemonstrationPayment } from '../DemonstrationPayment.tsx'
export type { PaymentMethod } from '../payGift.ts'
