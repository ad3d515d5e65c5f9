import { AsyncLocalStorage } from 'node:async_hooks'
import type { TenantDb } from '../db/database.ts'

const previews = new AsyncLocalStorage<TenantDb>()

/**
 * Answers every call that is made while some work runs from one transaction, which is not committed: a page is drawn from
 * what would be there. Cached reads are neither read nor written meanwhile. A call from outside is never part of the work.
 */
export const runInPreview = <T>(db: TenantDb, work: () => Promise<T>): Promise<T> => previews.run(db, work)

/** The transaction that calls are answered from, where they are made for a preview. */
export const previewDb = (): TenantDb | undefined => previews.getStore()
