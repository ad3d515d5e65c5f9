import { and, eq } from 'drizzle-orm'
import { currentTenant, folderItems, paymentAccounts, type Tx } from '@minaret/foundation/db'
import { loadTenant } from '@minaret/foundation/tenancy'
import { storePayout } from '@minaret/giving/payouts'
import { modeOf } from '@minaret/giving/providers'
import { currencyExponent } from '@minaret/money'
import type { FolderStore } from '@minaret/content/folder'

/** Key of the record that a demonstration mosque has had its payouts, so that purged ones are not added again. */
const markerKey = { kind: 'demonstration', id: 'payouts' }

const day = 86_400_000

/** Items of the example payout, in whole units of the currency. */
const exampleItems = [
  { kind: 'gift', amount: 250, fee: 4 },
  { kind: 'gift', amount: 40, fee: 1 },
  { kind: 'gift', amount: 100, fee: 2 },
  { kind: 'refund', amount: -40, fee: 0 },
  { kind: 'fee', amount: -2, fee: 0 },
] as const

/** Stores three example payouts: a paid one, an older one that failed, and a manual one. */
async function storeExamples(tx: Tx, accountId: string, currency: string, now: Date): Promise<void> {
  const unit = 10 ** currencyExponent(currency)
  const midnight = Math.floor(now.getTime() / day) * day
  const dateBefore = (daysAgo: number) => new Date(midnight - daysAgo * day)
  const dates = (daysAgo: number) => ({
    createdAt: dateBefore(daysAgo),
    day: dateBefore(daysAgo - 2)
      .toISOString()
      .slice(0, 10),
  })
  type Example = Parameters<typeof storePayout>[1]
  const storeExample = (payout: Example['payout'], items?: Example['items']) =>
    storePayout(tx, { accountId, mode: 'demo', payout, ...(items ? { items } : {}) })
  // An earlier payout failed, and its money is in this one.
  const returnedPayout = {
    id: 'demo_txn_example_back',
    kind: 'payout' as const,
    amountMinor: 85 * unit,
    feeMinor: 0,
    at: dateBefore(11),
  }
  const examples = exampleItems.map(({ kind, amount, fee }, index) => ({
    id: `demo_txn_example_${index + 1}`,
    kind,
    amountMinor: amount * unit,
    feeMinor: fee * unit,
    at: dateBefore(6),
  }))
  const items = [returnedPayout, ...examples]
  const amountMinor = items.reduce((total, item) => total + item.amountMinor - item.feeMinor, 0)
  await storeExample(
    { id: 'demo_po_example_paid', amountMinor, currency, state: 'paid', itemising: 'listed', ...dates(5) },
    items,
  )
  const failedItem = {
    id: 'demo_txn_example_0',
    kind: 'gift' as const,
    amountMinor: 86 * unit,
    feeMinor: unit,
    at: dateBefore(13),
  }
  await storeExample(
    {
      id: 'demo_po_example_failed',
      amountMinor: 85 * unit,
      currency,
      state: 'failed',
      itemising: 'listed',
      failureCode: 'account_closed',
      ...dates(12),
    },
    [failedItem],
  )
  await storeExample({
    id: 'demo_po_example_manual',
    amountMinor: 500 * unit,
    currency,
    state: 'paid',
    itemising: 'manual',
    ...dates(20),
  })
}

/** Adds example payouts to a demonstration mosque, once. They are removed with the rest of the demonstration's money. */
export async function addDemonstrationPayouts({ database }: FolderStore, id: string, now: Date): Promise<void> {
  const tenant = await loadTenant(database, id)
  if (modeOf(tenant) !== 'demo') return
  await database.forTenant(id)(async (tx) => {
    const [account] = await tx
      .select({ id: paymentAccounts.id })
      .from(paymentAccounts)
      .where(and(eq(paymentAccounts.kind, 'demonstration'), eq(paymentAccounts.mode, 'demo')))
    if (!account) return
    const insertedRows = await tx
      .insert(folderItems)
      .values({ ...markerKey, tenantId: currentTenant, digest: Buffer.alloc(16) })
      .onConflictDoNothing()
      .returning({ id: folderItems.id })
    if (insertedRows.length > 0) await storeExamples(tx, account.id, tenant.config.payment.currencies[0] ?? 'gbp', now)
  })
}
