import { AsyncLocalStorage } from 'node:async_hooks'
import type { TenantDb } from '../db/database.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** Data of a preview: a transaction that is not committed, and the tenant with the previewed settings. */
export type PreviewSource = { db: TenantDb; tenant?: Tenant }

const previews = new AsyncLocalStorage<PreviewSource>()

/**
 * Runs work in which every call uses one uncommitted transaction, so that a page is rendered from unpublished data. Cached
 * reads are neither read nor written. Other calls are not affected.
 */
export const runInPreview = <T>(source: PreviewSource, work: () => Promise<T>): Promise<T> => previews.run(source, work)

/** Returns the transaction for calls inside a preview; undefined outside. */
export const previewDb = (): TenantDb | undefined => previews.getStore()?.db

/** Returns the tenant with the configuration of the current preview, or unchanged. */
export function previewTenant(tenant: Tenant): Tenant {
  const preview = previews.getStore()?.tenant
  return preview?.id === tenant.id ? preview : tenant
}
