import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { accountOpenings, currentTenant, type Database, type TenantDb } from '@minaret/foundation/db'
import type { ConnectedAccounts } from '../providers/connectedAccounts.ts'
import { OutcomeUnknown } from '../providers/gateway.ts'
import { findConnected, type PaymentAccount } from './accountRows.ts'
import { saveConnectedAccount } from './connectAccount.ts'

/** What opening an account takes. */
export type AccountOpening = {
  database: Database
  /** The mosque's rows, as an owner sees them. */
  db: TenantDb
  accounts: ConnectedAccounts
  tenantId: string
  mode: 'test' | 'live'
  /** What the account is opened with, unless an earlier try has written down something else. */
  mosque: { name: string; country?: string; website?: string }
  now: Date
}

/** How long each try waits for whoever opens the same account at this moment, in milliseconds. */
const waits = [0, 400, 1200]
/** The provider's clock may be behind ours by this, in milliseconds. */
const slack = 5 * 60_000

/**
 * The mosque's connected account, opened at the provider if there is none yet. Safe to repeat and to call twice at once:
 * all tries ask with the same key and the same words, and one that comes later looks first for what an earlier one has made.
 * No connection is held while the provider is asked.
 * @returns the account, and whether this call was the first to ask for it
 * @throws OutcomeUnknown when the provider gave no answer: a later call finds what it may have made
 * @throws ProviderRefusal
 */
export async function openAccount(opening: AccountOpening): Promise<{ account: PaymentAccount; isFirst: boolean }> {
  const { database, db, accounts, tenantId, mode, mosque, now } = opening
  const ofMode = and(eq(accountOpenings.tenantId, currentTenant), eq(accountOpenings.mode, mode))
  const begun = await db(async (tx) => {
    const account = await findConnected(tx, mode)
    if (account) return { account }
    const values = { tenantId: currentTenant, mode, ...mosque, begunAt: now }
    const added = await tx.insert(accountOpenings).values(values).onConflictDoNothing().returning()
    const [row] = await tx.select().from(accountOpenings).where(ofMode)
    // Whoever asked first may have finished between two of these statements: then the account is there.
    return row ? { row, isFirst: added.length > 0 } : { account: await findConnected(tx, mode) }
  })
  if (begun.account) return { account: begun.account, isFirst: false }
  const { row, isFirst } = begun
  if (!row) throw new Error('The opening of an account was not written down.')
  const wanted = {
    tenantId,
    name: row.name,
    ...(row.country === null ? {} : { country: row.country }),
    ...(row.website === null ? {} : { website: row.website }),
  }
  const since = new Date(row.begunAt.getTime() - slack)

  let lost: unknown
  for (const wait of waits) {
    await sleep(wait)
    const account = await db(async (tx) => {
      const found = await findConnected(tx, mode)
      if (found) await tx.delete(accountOpenings).where(ofMode)
      return found
    })
    if (account) return { account, isFirst: false }
    try {
      const earlier = isFirst && lost === undefined ? undefined : await accounts.find(tenantId, since)
      const stripeAccount = earlier ?? (await accounts.open(wanted, `con:${tenantId}:${mode}`))
      await saveConnectedAccount(database, { tenantId, mode, stripeAccount }, 'asked')
      return await db(async (tx) => {
        await tx.delete(accountOpenings).where(ofMode)
        const saved = await findConnected(tx, mode)
        if (!saved) throw new Error('The account was not saved.')
        return { account: saved, isFirst }
      })
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error
      lost = error
    }
  }
  throw lost
}
