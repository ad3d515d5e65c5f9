import { AsyncLocalStorage } from 'node:async_hooks'
import type { TenantDb } from '../db/database.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/** What all calls of one page share: a transaction, and in a preview the tenant with the previewed settings. */
export type CallScope = { db: TenantDb; tenant?: Tenant }

const scopes = new AsyncLocalStorage<CallScope>()

/**
 * Runs work in which every call uses one transaction, such as the snapshot a page is rendered from, or the uncommitted
 * content of a preview. Cached reads are neither read nor written. Other calls are not affected.
 */
export const runInScope = <T>(scope: CallScope, work: () => Promise<T>): Promise<T> => scopes.run(scope, work)

/** Returns the transaction for the calls of the current page; undefined outside. */
export const scopedDb = (): TenantDb | undefined => scopes.getStore()?.db

/** Returns the tenant with the configuration of the current preview, or unchanged. */
export function scopedTenant(tenant: Tenant): Tenant {
  const scope = scopes.getStore()?.tenant
  return scope?.id === tenant.id ? scope : tenant
}
