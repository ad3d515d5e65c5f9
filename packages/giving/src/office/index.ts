/**
 * What the commands about payments need: the gateways, which take the provider's library along, and the work on the books.
 * Apart from `@minaret/server/operator`, so that no other command loads them.
 */
export { connectAccount, connectStripeAccount } from './connect.ts'
export { collectFriday } from './friday.ts'
export type { CollectedNow } from './friday.ts'
export { listPayments, showPayment } from './list.ts'
export type { Happening, PaymentLine } from './list.ts'
export { reconcileMosque } from './reconcile.ts'
export type { AccountFailure, AccountReport } from '../reconciliation/run.ts'
export { doRefund, planRefund } from './refund.ts'
export type { RefundPlan } from './refund.ts'
export { replayEvents } from './replay.ts'
export { purgeDemonstration } from '../providers/demoPurge.ts'
