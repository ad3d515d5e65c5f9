import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { cardAccountTasks } from '../card-accounts/index.ts'
import { sendManageLink } from '../regular/requestManageLink.ts'
import { settleRegularGift } from '../regular/settle.ts'
import type { Database } from '@minaret/foundation/db'
import { type PaymentContext, settleGift } from '../gift-payments/settle.ts'
import { readPayloadField, type PaymentJobs } from '@minaret/foundation/jobs'
import { describeError, type Secrets } from '@minaret/foundation/base'
import type { Directory } from '@minaret/foundation/tenancy'
import { demoTasks } from '../providers/demoTasks.ts'
import type { Payments } from '../providers/gateway.ts'
import { findEvent, markProcessed } from '../provider-events/providerEvents.ts'
import { processEvent } from './processEvent.ts'

/** Dependencies of the payment jobs. */
export type TaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  payments: Payments
  secrets: Secrets
  now: () => Date
  log: FastifyBaseLogger
  /** Posts an event to the server's own webhook. @throws unless the response is 200 */
  deliver(accountId: string, body: string, signature: string): Promise<void>
}

/** Returns the intent that an older server stored in the job's payload. */
function intentInPayload(payload: unknown): { intentId?: string } {
  const intentId =
    typeof payload === 'object' && payload !== null && 'intentId' in payload ? payload.intentId : undefined
  return typeof intentId === 'string' && intentId !== '' ? { intentId } : {}
}

/** The payment jobs, which are safe to repeat; a job that throws is retried. */
export function paymentTasks(deps: TaskDeps): TaskList {
  const { database, directory, payments, secrets, now, log } = deps
  const context = (tenantId: string): PaymentContext => ({ db: database.forTenant(tenantId), secrets, now: now(), log })

  const tasks: Record<keyof PaymentJobs, (payload: unknown) => Promise<void>> = {
    async 'provider-event'(payload) {
      const tenantId = readPayloadField(payload, 'tenantId')
      const accountId = readPayloadField(payload, 'accountId')
      const ids = { tenantId, accountId, eventId: readPayloadField(payload, 'eventId') }
      const tenant = await directory.byId(tenantId)
      if (!tenant) return
      const eventContext = { ...context(tenantId), tenant }
      const gateway = await payments.gatewayOf(tenant, eventContext.db, accountId)
      if (!gateway)
        throw new Error(`The keys of the payment account ${accountId} cannot be decrypted. Save them again.`)
      const event = await eventContext.db((tx) => findEvent(tx, ids))
      // If an older server stored the event, only the job contains its intent.
      if (event)
        await processEvent(eventContext, payments, gateway, {
          ...event,
          about: { ...intentInPayload(payload), ...event.about },
        })
      await eventContext.db((tx) => markProcessed(tx, ids, now()))
    },

    async 'gift-settle'(payload) {
      const tenantId = readPayloadField(payload, 'tenantId')
      await settleGift(context(tenantId), payments, tenantId, readPayloadField(payload, 'giftId'))
    },

    async 'cycle-settle'(payload) {
      const tenantId = readPayloadField(payload, 'tenantId')
      const tenant = await directory.byId(tenantId)
      if (tenant)
        await settleRegularGift({ ...context(tenantId), tenant }, payments, readPayloadField(payload, 'cycleId'))
    },

    async 'manage-link'(payload) {
      const tenant = await directory.byId(readPayloadField(payload, 'tenantId'))
      if (!tenant) return
      try {
        await database.forTenant(tenant.id)((tx) => sendManageLink(tx, { tenant, secrets, now: now() }, payload))
      } catch (error) {
        // The queue stores and logs a job's error, and database errors quote the row with its email address.
        const { type, code = 'no code' } = describeError(error)
        throw new Error(`Sending a new link failed with ${type} (${code}). It will be retried.`, { cause: undefined })
      }
    },

    ...demoTasks(deps),
  }
  return { ...tasks, ...cardAccountTasks({ database, payments, now, log }) }
}
