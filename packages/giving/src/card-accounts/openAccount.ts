import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { accountOpenings, currentTenant, type Database, type TenantDb } from '@minaret/foundation/db'
import type { ConnectedAccounts } from '../providers/connectedAccounts.ts'
import { OutcomeUnknown } from '../providers/gateway.ts'
import { findConnected, type PaymentAccount } from './accountRows.ts'
import { saveConnectedAccount } from './connectAccount.ts'

/** Parameters for opening an account. */
export type AccountOpening = {
  database: Database
  /** The mosque's database with an owner's rights. */
  db: TenantDb
  accounts: ConnectedAccounts
  tenantId: string
  mode: 'test' | 'live'
  /** Data for the new account, unless an earlier attempt stored other data. */
  mosque: { name: string; country?: string; website?: string }
  now: Date
}

/** Delay before each attempt, in case another request opens the same account, in milliseconds. */
const delays = [0, 400, 1200]
/** Allowance for the provider's clock being behind ours, in milliseconds. */
const clockSkewMs = 5 * 60_000

/**
 * Returns the mosque's connected account, and opens one at the provider if there is none. Safe to repeat and to call
 * concurrently: all attempts use the same idempotency key and data, and a later attempt first searches for an account
 * created earlier. No connection is held during provider calls.
 * @returns the account, and whether this call was the first to request it
 * @throws OutcomeUnknown if the provider did not respond; a later call finds the account if it was created
 * @throws ProviderRefusal
 */
export async function openAccount(opening: AccountOpening): Promise<{ account: PaymentAccount; isFirst: boolean }> {
  const { database, db, accounts, tenantId, mode, mosque, now } = opening
  const hasMode = and(eq(accountOpenings.tenantId, currentTenant), eq(accountOpenings.mode, mode))
  const start = await db(async (tx) => {
    const account = await findConnected(tx, mode)
    if (account) return { account }
    const values = { tenantId: currentTenant, mode, ...mosque, begunAt: now }
    const insertedRows = await tx.insert(accountOpenings).values(values).onConflictDoNothing().returning()
    const [row] = await tx.select().from(accountOpenings).where(hasMode)
    // A concurrent request may have finished between these statements; then the account exists.
    return row ? { row, isFirst: insertedRows.length > 0 } : { account: await findConnected(tx, mode) }
  })
  if (start.account) return { account: start.account, isFirst: false }
  const { row, isFirst } = start
  if (!row) throw new Error('The account opening was not stored.')
  const request = {
    tenantId,
    name: row.name,
    ...(row.country === null ? {} : { country: row.country }),
    ...(row.website === null ? {} : { website: row.website }),
  }
  const since = new Date(row.begunAt.getTime() - clockSkewMs)

  let lastError: unknown
  for (const delay of delays) {
    await sleep(delay)
    const account = await db(async (tx) => {
      const existingAccount = await findConnected(tx, mode)
      if (existingAccount) await tx.delete(accountOpenings).where(hasMode)
      return existingAccount
    })
    if (account) return { account, isFirst: false }
    try {
      const earlierAccountId = isFirst && lastError === undefined ? undefined : await accounts.find(tenantId, since)
      const stripeAccount = earlierAccountId ?? (await accounts.open(request, `con:${tenantId}:${mode}`))
      await saveConnectedAccount(database, { tenantId, mode, stripeAccount }, 'asked')
      return await db(async (tx) => {
        await tx.delete(accountOpenings).where(hasMode)
        const savedAccount = await findConnected(tx, mode)
        if (!savedAccount) throw new Error('The account was not saved.')
        return { account: savedAccount, isFirst }
      })
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error
      lastError = error
    }
  }
  throw lastError
}
