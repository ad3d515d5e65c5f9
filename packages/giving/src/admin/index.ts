/**
 * Functions for the payment commands. A separate entry from `@minaret/server/operator`, so that other commands do not
 * load the payment provider's library.
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
