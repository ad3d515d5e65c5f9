import { and, asc, eq, ne } from 'drizzle-orm'
import { isOpen, parseConfig, ruleOf, screenNames } from '@minaret/plans'
import { currentTenant, paymentAccounts, settings, type Tx } from '@minaret/foundation/db'
import type { Form } from './form.ts'
import type { Setting } from './settings.ts'

/** A setting as it is stored. */
export type StoredSetting = { key: string; value: string }

/** Keys of card providers, whatever setting they are given to. */
const secretForm = /\b(sk|rk)_(test|live)_|\bwhsec_/

/** Whether a text holds a secret key of a card provider. */
export const holdsSecretKey = (text: string): boolean => secretForm.test(text)

/** Every setting of the transaction's mosque. */
export const readSettings = (tx: Tx): Promise<StoredSetting[]> =>
  tx.select({ key: settings.key, value: settings.value }).from(settings).orderBy(asc(settings.key))

/** The currency in which a mosque writes its amounts, ISO 4217 in lower case. */
const ownCurrency = (stored: readonly StoredSetting[]): string => parseConfig(stored).payment.currencies[0] ?? 'gbp'

/** What a setting says, as people write it; nothing where it is not set. */
export function shownValue(stored: readonly StoredSetting[], { key, form }: Setting): string | undefined {
  const value = stored.find((pair) => pair.key === key)?.value
  return value === undefined ? undefined : (form?.show?.(value, ownCurrency(stored)) ?? value)
}

/** A mosque takes real cards only with keys of its own; without them every gift would fail. */
async function paymentProblem(tx: Tx, mode: string): Promise<string | undefined> {
  if (mode !== 'test' && mode !== 'live') return undefined
  const accounts = await tx
    .select({ id: paymentAccounts.id })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.mode, mode), ne(paymentAccounts.kind, 'offline')))
  return accounts.length > 0 ? undefined : `needs the payment keys first: use "payments connect --mode ${mode}"`
}

/** The value of a setting that is set by hand as it is stored, from what a person wrote. */
export async function readSettingText(
  tx: Tx,
  { key, form }: Pick<Setting, 'key'> & { form: Form },
  text: string,
  stored: readonly StoredSetting[],
): Promise<{ value: string } | { problem: string }> {
  const read = form.read(text.trim(), ownCurrency(stored))
  if ('problem' in read || key !== 'paymentMode') return read
  const problem = await paymentProblem(tx, read.value)
  return problem === undefined ? read : { problem }
}

/** Stores the value of a setting. @param value as it is stored; nothing removes the setting */
export async function storeSetting(tx: Tx, key: string, value: string | undefined): Promise<void> {
  if (value === undefined) {
    await tx.delete(settings).where(eq(settings.key, key))
    return
  }
  await tx
    .insert(settings)
    .values({ tenantId: currentTenant, key, value })
    .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value } })
}

/** The addresses of the pages a site has by its settings. */
function openPaths(stored: readonly StoredSetting[]): string[] {
  const config = parseConfig(stored)
  return screenNames.filter((screen) => isOpen(screen, config)).flatMap((screen) => ruleOf(screen).paths.slice(0, 1))
}

/** The pages that a change of settings brought to the site, and those it removed, by their addresses. */
export function changedPages(
  before: readonly StoredSetting[],
  after: readonly StoredSetting[],
): { opened: string[]; closed: string[] } {
  const [was, is] = [openPaths(before), openPaths(after)]
  return { opened: is.filter((path) => !was.includes(path)), closed: was.filter((path) => !is.includes(path)) }
}
