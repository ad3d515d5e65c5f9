import type { FastifyBaseLogger } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { type Database, isServedHere, tenants } from '@minaret/foundation/db'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { paceItems } from '@minaret/foundation/jobs'
import type { Payments } from '../providers/gateway.ts'
import { readPayouts } from './readPayouts.ts'

/** Dependencies of the payout job. */
export type PayoutTaskDeps = {
  database: Database
  directory: Pick<Directory, 'byId'>
  payments: Payments
  now: () => Date
  log: FastifyBaseLogger
}

/** Reads the payouts of every mosque hourly, in case events were lost. */
export function payoutTasks({ database, directory, payments, now, log }: PayoutTaskDeps): TaskList {
  const readTenant = async (tenant: Tenant) => {
    const db = database.forTenant(tenant.id)
    const gateway = await payments.gatewayFor(tenant, db)
    if (gateway) await readPayouts({ db, now: now(), log }, gateway)
  }
  return {
    async 'payouts-read'() {
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const tenant = await directory.byId(id)
        // A failure at one mosque does not affect the others.
        if (tenant)
          await readTenant(tenant).catch((err: unknown) =>
            log.error({ tenantId: id, err }, 'the payouts of a mosque could not be read'),
          )
      }
    },
  }
}
