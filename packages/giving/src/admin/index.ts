/**
 * What the commands about payments need: the gateways, which take the provider's library along, and the work on the ledger.
 * Apart from `@minaret/server/operator`, so that no other command loads them.
 */
export { connectAccount, connectStripeAccount } from './connect.ts'
export { collectAllNow } from './collectNow.ts'
export type { CollectedNow } from './collectNow.ts'
export { listPayments, showPayment } from './payments.ts'
export type { PaymentEvent, PaymentLine } from './payments.ts'
export { reconcileMosque } from './reconcile.ts'
export type { AccountFailure, AccountReport } from '../reconciliation/run.ts'
export { executeRefund, planRefund } from './refund.ts'
export type { RefundPlan } from './refund.ts'
export { replayEvents } from './replay.ts'
export { purgeDemonstration } from '../providers/demoPurge.ts'
