import { and, eq } from 'drizzle-orm'
import { currentTenant, reportSubscriptions, type Tx } from '@minaret/foundation/db'
import type { Language } from '@minaret/foundation/i18n'
import { listApprovers } from '@minaret/staff/approvals'

const isOfAccount = (accountId: string) =>
  and(eq(reportSubscriptions.tenantId, currentTenant), eq(reportSubscriptions.accountId, accountId))

/** Whether an account is subscribed to the Monday email. */
export async function isSubscribed(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ language: reportSubscriptions.language })
    .from(reportSubscriptions)
    .where(isOfAccount(accountId))
  return rows.length > 0
}

/** Starts or ends an account's subscription. @param language the email's language, or undefined to unsubscribe */
export async function changeSubscription(
  tx: Tx,
  accountId: string,
  { language, now }: { language: Language | undefined; now: Date },
): Promise<void> {
  if (!language) {
    await tx.delete(reportSubscriptions).where(isOfAccount(accountId))
    return
  }
  const row = { tenantId: currentTenant, accountId, language, createdAt: now }
  const target = [reportSubscriptions.tenantId, reportSubscriptions.accountId]
  await tx
    .insert(reportSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target, set: { language, createdAt: now } })
}

/** Lists subscribers who may still see money, without demonstration accounts. */
export async function listSubscribers(tx: Tx): Promise<{ id: string; email: string; language: Language }[]> {
  const languageByAccount = new Map(
    (await tx.select().from(reportSubscriptions)).map(({ accountId, language }) => [accountId, language]),
  )
  if (languageByAccount.size === 0) return []
  return (await listApprovers(tx, ['owner', 'treasurer'])).flatMap(({ id, email }) => {
    const language = languageByAccount.get(id)
    return language ? [{ id, email, language }] : []
  })
}
