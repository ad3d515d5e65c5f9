import { eq } from 'drizzle-orm'
import {
  type Database,
  demoEvents,
  demoIntents,
  demoSetups,
  demoSubscriptions,
  paymentAccounts,
} from '@minaret/foundation/db'
import { type DemoJobs, readPayloadField } from '@minaret/foundation/jobs'
import type { Secrets } from '@minaret/foundation/base'
import { openAccount } from './accounts.ts'
import { deleteOldEvents } from './demoPayments.ts'
import { catchUp } from './demoCollect.ts'
import { recordIntentOutcome } from './demoIntents.ts'
import { recordSetupOutcome, loadSetup } from './demoSetups.ts'
import { lockSubscription } from './demoSubscriptions.ts'
import { signEvent } from './events.ts'

/** Dependencies of the demonstration provider's jobs. */
export type DemoTaskDeps = {
  database: Database
  secrets: Secrets
  now: () => Date
  deliver(accountId: string, body: string, signature: string): Promise<void>
}

/** The demonstration provider's jobs: delivering webhooks, slow bank decisions, and due collections. */
export function demoTasks(deps: DemoTaskDeps): Record<keyof DemoJobs, (payload: unknown) => Promise<void>> {
  const { database, secrets, now, deliver } = deps
  const contextOf = (payload: unknown) => {
    const tenantId = readPayloadField(payload, 'tenantId')
    const context = { tenantId, id: readPayloadField(payload, 'accountId'), now: now() }
    return { context, db: database.forTenant(tenantId) }
  }

  return {
    async 'demo-event'(payload) {
      const { context, db } = contextOf(payload)
      const delivery = await db(async (tx) => {
        const [account] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, context.id))
        const eventId = readPayloadField(payload, 'eventId')
        const [event] = await tx.select().from(demoEvents).where(eq(demoEvents.id, eventId))
        await deleteOldEvents(tx, context.now)
        return account && event && { secret: openAccount(account, secrets).webhookSecrets[0], event }
      })
      // The demonstration has been purged since.
      if (!delivery?.secret) return
      const { event, secret } = delivery
      const body = JSON.stringify({
        id: event.id,
        object: 'event',
        type: event.type,
        created: Math.floor(event.createdAt.getTime() / 1000),
        livemode: false,
        data: { object: event.object },
      })
      await deliver(context.id, body, signEvent(body, secret, now()))
    },

    async 'demo-process'(payload) {
      const { context, db } = contextOf(payload)
      const intentId = readPayloadField(payload, 'intentId')
      await db(async (tx) => {
        const [intent] = await tx.select().from(demoIntents).where(eq(demoIntents.id, intentId)).for('update')
        if (intent?.status === 'processing') await recordIntentOutcome(tx, context, intent, { status: 'succeeded' })
      })
    },

    async 'demo-set-up'(payload) {
      const { context, db } = contextOf(payload)
      const setupId = readPayloadField(payload, 'setupId')
      await db(async (tx) => {
        const [row] = await tx.select().from(demoSetups).where(eq(demoSetups.id, setupId))
        if (!row) return
        if (row.subscriptionId) await lockSubscription(tx, row.subscriptionId)
        const setup = await loadSetup(tx, setupId, true)
        if (setup.status === 'processing') await recordSetupOutcome(tx, context, setup, { status: 'succeeded' })
      })
    },

    async 'demo-collect'(payload) {
      const { context, db } = contextOf(payload)
      const subscriptionId = readPayloadField(payload, 'subscriptionId')
      await db(async (tx) => {
        const rows = await tx
          .select({ id: demoSubscriptions.id })
          .from(demoSubscriptions)
          .where(eq(demoSubscriptions.id, subscriptionId))
        if (rows.length > 0) await catchUp(tx, context, subscriptionId)
      })
    },
  }
}
