import { and, eq } from 'drizzle-orm'
import { currentTenant, reportSubscriptions, type Tx } from '@minaret/foundation/db'
import type { Language } from '@minaret/foundation/i18n'
import { approversAmong } from '@minaret/staff/approvals'

const ofAccount = (accountId: string) =>
  and(eq(reportSubscriptions.tenantId, currentTenant), eq(reportSubscriptions.accountId, accountId))

/** Whether somebody wants the Monday email. */
export async function isSubscribed(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ language: reportSubscriptions.language })
    .from(reportSubscriptions)
    .where(ofAccount(accountId))
  return rows.length > 0
}

/** Begins or ends somebody's Monday email. @param language what it is written in; nothing to end it */
export async function changeSubscription(
  tx: Tx,
  accountId: string,
  { language, now }: { language: Language | undefined; now: Date },
): Promise<void> {
  if (!language) {
    await tx.delete(reportSubscriptions).where(ofAccount(accountId))
    return
  }
  const row = { tenantId: currentTenant, accountId, language, createdAt: now }
  const target = [reportSubscriptions.tenantId, reportSubscriptions.accountId]
  await tx
    .insert(reportSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target, set: { language, createdAt: now } })
}

/** Whom the Monday email goes to: those who want it and may still see money; nobody of a demonstration. */
export async function listSubscribers(tx: Tx): Promise<{ id: string; email: string; language: Language }[]> {
  const wanted = new Map(
    (await tx.select().from(reportSubscriptions)).map(({ accountId, language }) => [accountId, language]),
  )
  if (wanted.size === 0) return []
  return (await approversAmong(tx, ['owner', 'treasurer'])).flatMap(({ id, email }) => {
    const language = wanted.get(id)
    return language ? [{ id, email, language }] : []
  })
}
