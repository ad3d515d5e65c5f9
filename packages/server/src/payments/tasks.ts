import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { settleCycle } from '../cycles/settle.ts'
import type { Database } from '../db/database.ts'
import { providerEvents } from '../db/money.ts'
import { type Asking, land, settleGift } from '../gifts/settle.ts'
import { findGift, findGiftByIntent } from '../gifts/store.ts'
import { payloadField, type PaymentJobs } from '../jobs/queue.ts'
import type { Secrets } from '../secrets.ts'
import type { Directory } from '../tenants/directory.ts'
import { demoTasks } from './demoTasks.ts'
import type { Payments } from './gateway.ts'

/** What the jobs of payments need. */
export type TaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  payments: Payments
  secrets: Secrets
  now: () => Date
  log: FastifyBaseLogger
  /** Posts an event to the host's own webhook. @throws unless it is answered 200 */
  deliver(accountId: string, body: string, signature: string): Promise<void>
}

/** The jobs of payments, for the runner. Each may run any number of times; a job that throws is tried again later. */
export function paymentTasks(deps: TaskDeps): TaskList {
  const { database, directory, payments, secrets, now, log, deliver } = deps
  const asking = (tenantId: string): Asking => ({ db: database.forTenant(tenantId), secrets, now: now(), log })

  const tasks: Record<keyof PaymentJobs, (payload: unknown) => Promise<void>> = {
    async 'provider-event'(payload) {
      const tenantId = payloadField(payload, 'tenantId')
      const accountId = payloadField(payload, 'accountId')
      const intentId = payloadField(payload, 'intentId')
      const ask = asking(tenantId)
      const gateway = await payments.gatewayOf({ id: tenantId }, ask.db, accountId)
      if (!gateway) throw new Error(`The payment account ${accountId} cannot be opened. Save its keys again.`)

      // The gift as it was before we ask, so that an answer that is overtaken is known as such.
      const before = await ask.db((tx) => findGiftByIntent(tx, intentId))
      const intent = await gateway.read(intentId)
      const { giftId } = intent
      // Not a gift of ours: a renewal, another shop in the same account, another tenant's.
      const ours = giftId !== undefined && intent.tenantId === tenantId
      const seen = before ?? (ours ? await ask.db((tx) => findGift(tx, giftId)) : undefined)
      if (seen) await land(ask, seen, intent)
      await ask.db((tx) =>
        tx
          .update(providerEvents)
          .set({ workedAt: now() })
          .where(
            and(eq(providerEvents.accountId, accountId), eq(providerEvents.eventId, payloadField(payload, 'eventId'))),
          ),
      )
    },

    async 'gift-settle'(payload) {
      const tenantId = payloadField(payload, 'tenantId')
      await settleGift(asking(tenantId), payments, tenantId, payloadField(payload, 'giftId'))
    },

    async 'cycle-settle'(payload) {
      const tenantId = payloadField(payload, 'tenantId')
      const tenant = await directory.byId(tenantId)
      if (tenant) await settleCycle({ ...asking(tenantId), tenant }, payments, payloadField(payload, 'cycleId'))
    },

    ...demoTasks(deps),
  }
  return tasks
}
