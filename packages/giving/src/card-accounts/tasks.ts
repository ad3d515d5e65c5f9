import type { FastifyBaseLogger } from 'fastify'
import { type Database, isServedHere, tenants } from '@minaret/foundation/db'
import { paced } from '@minaret/foundation/jobs'
import type { Payments } from '../providers/gateway.ts'
import { listConnected } from './accountRows.ts'
import { refreshAccount } from './refreshAccount.ts'

type Tasks = { database: Database; payments: Payments; now: () => Date; log: Pick<FastifyBaseLogger, 'error'> }

/** Every hour, the connected accounts of every mosque; an event that did not arrive is made up for. */
export function cardAccountTasks({ database, payments, now, log }: Tasks) {
  const read = async (tenantId: string) => {
    const db = database.forTenant(tenantId)
    for (const { id } of await db(listConnected)) await refreshAccount({ db, payments, now: now() }, id)
  }
  return {
    async 'card-accounts-read'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paced(ids))
        // One mosque's trouble is not the next one's.
        await read(id).catch((err: unknown) =>
          log.error({ tenantId: id, err }, 'the payment account of a mosque could not be read'),
        )
    },
  }
}
