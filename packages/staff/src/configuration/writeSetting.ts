import { and, asc, eq, ne } from 'drizzle-orm'
import { isOpen, parseConfig, ruleOf, screenNames } from '@minaret/plans'
import { currentTenant, paymentAccounts, settings, type Tx } from '@minaret/foundation/db'
import type { Form } from './form.ts'
import type { Setting } from './settings.ts'

/** A stored setting. */
export type StoredSetting = { key: string; value: string }

/** Matches card providers’ secret keys. */
const secretPattern = /\b(sk|rk)_(test|live)_|\bwhsec_/

/** Whether text contains a card provider’s secret key. */
export const containsSecretKey = (text: string): boolean => secretPattern.test(text)

/** Reads all settings of the current mosque. */
export const readSettings = (tx: Tx): Promise<StoredSetting[]> =>
  tx.select({ key: settings.key, value: settings.value }).from(settings).orderBy(asc(settings.key))

/** The main currency of a mosque (ISO 4217 in lower case). */
const ownCurrency = (storedSettings: readonly StoredSetting[]): string =>
  parseConfig(storedSettings).payment.currencies[0] ?? 'gbp'

/** The value of a setting in input format; undefined if it is not set. */
export function formatValue(storedSettings: readonly StoredSetting[], { key, form }: Setting): string | undefined {
  const value = storedSettings.find((pair) => pair.key === key)?.value
  return value === undefined ? undefined : (form?.show?.(value, ownCurrency(storedSettings)) ?? value)
}

/** Card payments need the mosque’s own keys: without them every gift would fail. */
async function paymentProblem(tx: Tx, mode: string): Promise<string | undefined> {
  if (mode !== 'test' && mode !== 'live') return undefined
  const accounts = await tx
    .select({ id: paymentAccounts.id })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.mode, mode), ne(paymentAccounts.kind, 'offline')))
  return accounts.length > 0 ? undefined : `needs the payment keys first: use "payments connect --mode ${mode}"`
}

/** Parses the entered value of a setting. */
export async function readSettingText(
  tx: Tx,
  { key, form }: Pick<Setting, 'key'> & { form: Form },
  text: string,
  storedSettings: readonly StoredSetting[],
): Promise<{ value: string } | { problem: string }> {
  const result = form.read(text.trim(), ownCurrency(storedSettings))
  if ('problem' in result || key !== 'paymentMode') return result
  const problem = await paymentProblem(tx, result.value)
  return problem === undefined ? result : { problem }
}

/** Stores a setting. @param value the stored value; undefined removes the setting */
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

/** The paths of the pages of a site with these settings. */
function openPaths(storedSettings: readonly StoredSetting[]): string[] {
  const config = parseConfig(storedSettings)
  return screenNames.filter((screen) => isOpen(screen, config)).flatMap((screen) => ruleOf(screen).paths.slice(0, 1))
}

/** The paths of the pages that a change of settings added and removed. */
export function changedPages(
  before: readonly StoredSetting[],
  after: readonly StoredSetting[],
): { opened: string[]; closed: string[] } {
  const [oldPaths, newPaths] = [openPaths(before), openPaths(after)]
  return {
    opened: newPaths.filter((path) => !oldPaths.includes(path)),
    closed: oldPaths.filter((path) => !newPaths.includes(path)),
  }
}
