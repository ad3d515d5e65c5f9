import type { FastifyBaseLogger } from 'fastify'
import { type Database, isServedHere, tenants } from '@minaret/foundation/db'
import { paceItems } from '@minaret/foundation/jobs'
import type { Payments } from '../providers/gateway.ts'
import { listConnected } from './accountRows.ts'
import { refreshAccount } from './refreshAccount.ts'

type TaskDeps = { database: Database; payments: Payments; now: () => Date; log: Pick<FastifyBaseLogger, 'error'> }

/** Reads the connected accounts of every mosque hourly, in case events were lost. */
export function cardAccountTasks({ database, payments, now, log }: TaskDeps) {
  const refreshMosque = async (tenantId: string) => {
    const db = database.forTenant(tenantId)
    for (const { id } of await db(listConnected)) await refreshAccount({ db, payments, now: now() }, id)
  }
  return {
    async 'card-accounts-read'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids))
        // A failure at one mosque does not affect the others.
        await refreshMosque(id).catch((err: unknown) =>
          log.error({ tenantId: id, err }, 'the payment account of a mosque could not be read'),
        )
    },
  }
}
