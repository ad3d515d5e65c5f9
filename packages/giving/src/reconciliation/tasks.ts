import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { isServedHere, type Database, tenants } from '@minaret/foundation/db'
import { readPayloadField, paceItems } from '@minaret/foundation/jobs'
import { type RefundOutcome, sendRefundEmail } from '../refunds/refundEmail.ts'
import type { Secrets } from '@minaret/foundation/base'
import type { Directory } from '@minaret/foundation/tenancy'
import type { Payments } from '../providers/gateway.ts'
import { findGift } from '../records/giftStore.ts'
import { findRefund } from '../refunds/findRefunds.ts'
import { resumeRefund } from '../refunds/refund.ts'
import { reconcileTenant } from './run.ts'

/** Dependencies of the reconciliation jobs. */
export type ReconciliationTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  payments: Payments
  secrets: Secrets
  now: () => Date
  log: FastifyBaseLogger
}

/** The reconciliation jobs, which are safe to repeat. */
export function reconciliationTasks({
  database,
  directory,
  payments,
  secrets,
  now,
  log,
}: ReconciliationTaskDeps): TaskList {
  const emailDonor = async (payload: unknown, kind: RefundOutcome) => {
    const [tenantId, giftId, ref] = [
      readPayloadField(payload, 'tenantId'),
      readPayloadField(payload, 'giftId'),
      readPayloadField(payload, 'refundRef'),
    ]
    const tenant = await directory.byId(tenantId)
    if (tenant) await database.forTenant(tenantId)((tx) => sendRefundEmail(tx, tenant, giftId, ref, kind))
  }
  return {
    async 'payments-reconcile'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const tenant = await directory.byId(id)
        if (!tenant) continue
        const db = database.forTenant(id)
        await reconcileTenant({ db, secrets, now: now(), log, tenant, payments }).catch((err: unknown) =>
          log.error({ alarm: 'reconciliation', tenantId: id, err }, 'a mosque could not be reconciled'),
        )
      }
    },

    async 'refund-send'(payload) {
      const tenantId = readPayloadField(payload, 'tenantId')
      const [giftId, no] = [readPayloadField(payload, 'giftId'), Number(readPayloadField(payload, 'no'))]
      const context = { db: database.forTenant(tenantId), secrets, now: now(), log }
      const gift = await context.db((tx) => findGift(tx, giftId))
      const refund = await context.db((tx) => findRefund(tx, giftId, no))
      if (!gift || refund?.state !== 'asked') return
      const gateway = await payments.gatewayOf({ id: tenantId }, context.db, gift.accountId)
      if (!gateway) throw new Error(`The keys of the payment account of gift ${giftId} cannot be decrypted.`)
      await resumeRefund(context, gateway, gift, refund)
    },

    'refund-letter': (payload) => emailDonor(payload, 'refunded'),
    'refund-failed-letter': (payload) => emailDonor(payload, 'refund_failed'),
  }
}
