import { AsyncLocalStorage } from 'node:async_hooks'
import type { TenantDb } from '../db/database.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** What a preview is drawn from: a transaction that is not committed, and the tenant as it would be. */
export type PreviewSource = { db: TenantDb; tenant?: Tenant }

const previews = new AsyncLocalStorage<PreviewSource>()

/**
 * Answers every call that is made while some work runs from one transaction, which is not committed: a page is drawn from
 * what would be there. Cached reads are neither read nor written meanwhile. A call from outside is never part of the work.
 */
export const runInPreview = <T>(source: PreviewSource, work: () => Promise<T>): Promise<T> => previews.run(source, work)

/** The transaction that calls are answered from, where they are made for a preview. */
export const previewDb = (): TenantDb | undefined => previews.getStore()?.db

/** A tenant with the configuration it has in the preview that is being drawn; as it is where that changes nothing of it. */
export function previewTenant(tenant: Tenant): Tenant {
  const shown = previews.getStore()?.tenant
  return shown?.id === tenant.id ? shown : tenant
}
