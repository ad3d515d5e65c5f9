import { and, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import {
  type Database,
  importLines,
  imports,
  isServedHere,
  newPublicId,
  type TenantDb,
  tenants,
} from '@minaret/foundation/db'
import { readPayloadField, paceItems } from '@minaret/foundation/jobs'
import type { Directory } from '@minaret/foundation/tenancy'
import { modeOf, type Payments } from '@minaret/giving/providers'
import { applyImport } from './apply.ts'
import { checkImport } from './check.ts'
import { adoptImportedDonors } from './donors/adopt.ts'
import { analyzeDonors } from './donors/analyzeDonors.ts'
import { applyDonors } from './donors/applyDonors.ts'
import { checkDonors } from './donors/checkDonors.ts'
import { deleteParts, findImport, isLineOf, updateImport } from './store.ts'
import { applySubscriptions } from './subscriptions/apply.ts'
import { checkSubscriptions } from './subscriptions/check.ts'
import { UnreadableImportError } from './unreadable.ts'

type ImportTasks = {
  database: Database
  directory: Pick<Directory, 'byId'>
  payments: Pick<Payments, 'gatewayFor'>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

const day = 24 * 60 * 60_000

/** How long an upload, a dry run and an applied import are stored, in milliseconds. */
const retention = { upload: day, dryRun: 7 * day, applied: 90 * day }

const checks = { website: checkImport, donors: checkDonors, subscriptions: checkSubscriptions } as const

/** The jobs of imports: the dry run, applying an import, and deleting expired ones. */
export function importTasks({ database, directory, payments, now, log }: ImportTasks) {
  const asEditor = (tenantId: string): TenantDb =>
    database.forStaff(tenantId, { accountId: newPublicId(), roles: ['owner'] })
  const findJob = async (payload: unknown) => {
    const [tenantId, id] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'importId')]
    const db = asEditor(tenantId)
    const [tenant, stored] = [await directory.byId(tenantId), await db((tx) => findImport(tx, id))]
    return tenant && stored ? { db, tenant, stored } : undefined
  }
  return {
    async 'import-check'(payload: unknown) {
      const job = await findJob(payload)
      if (job?.stored.state !== 'checking') return
      const { db, tenant, stored } = job
      const { id } = stored
      const call = { db, tenant, payments, now: now() }
      await checks[stored.holds](call, stored).catch(async (err: unknown) => {
        if (!(err instanceof UnreadableImportError))
          log.error({ err, tenantId: tenant.id, import: id }, 'an import failed')
        const problem = err instanceof UnreadableImportError ? err.problem : { code: 'failed' }
        await db(async (tx) => {
          await deleteParts(tx, id)
          await tx.delete(importLines).where(isLineOf(id))
          await updateImport(tx, id, { state: 'failed', problem })
        })
      })
    },
    async 'import-apply'(payload: unknown) {
      const job = await findJob(payload)
      if (!job) return
      const { db, tenant, stored } = job
      if (stored.holds === 'subscriptions') await applySubscriptions({ db, tenant, payments, now: now() }, stored)
      else if (stored.holds === 'donors') await applyDonors(db, tenant, stored, () => analyzeDonors(database))
      else await applyImport(db, tenant, stored)
    },
    async 'imports-tidy'() {
      const timeBefore = (age: number) => new Date(now().getTime() - age)
      const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
      for await (const { id } of paceItems(ids)) {
        const tenant = await directory.byId(id)
        await asEditor(id)(async (tx) => {
          const isOlderThan = (age: number) => lt(imports.requestedAt, timeBefore(age))
          await tx
            .delete(imports)
            .where(and(isOlderThan(retention.upload), inArray(imports.state, ['uploading', 'failed'])))
          await tx
            .delete(imports)
            .where(and(isOlderThan(retention.dryRun), inArray(imports.state, ['checking', 'checked'])))
          await tx.delete(imports).where(and(isOlderThan(retention.applied), sql`${imports.state} <> 'importing'`))
          if (tenant) await adoptImportedDonors(tx, modeOf(tenant))
        })
      }
    },
  }
}
