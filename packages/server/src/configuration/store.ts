import { and, asc, eq, ne } from 'drizzle-orm'
import { isOpen, parseConfig, ruleOf, screenNames, type TenantConfig } from '@minaret/plans'
import { type Database, type Tx, settings, paymentAccounts, currentTenant } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { settingKeys, settingOf, type Setting } from './settings.ts'

/** A setting and what it says now, as people write it. */
export type ShownSetting = Pick<Setting, 'key' | 'section' | 'means'> & { value?: string; written?: string }

/** What a change of a setting did. */
export type ChangedSetting = {
  key: string
  before?: string
  after?: string
  /** What holds where it was taken away, as people write it; nothing where then there is none. */
  usual?: string
  /** Addresses of pages that are there since, and that are not there any more. */
  opened: string[]
  closed: string[]
}

/** What a key's form allows; the message names the key. */
const unknown = (key: string) => new OperatorError(`There is no setting "${key}". "config list" shows them all.`)

/** Keys of card providers, whatever setting they are given to. */
const secretForm = /\b(sk|rk)_(test|live)_|\bwhsec_/

type Pair = { key: string; value: string }

const readAll = (tx: Tx): Promise<Pair[]> =>
  tx.select({ key: settings.key, value: settings.value }).from(settings).orderBy(asc(settings.key))

const ownCurrency = (pairs: readonly Pair[]) => parseConfig(pairs).payment.currencies[0] ?? 'gbp'

const shown = (pairs: readonly Pair[], { key, form }: Setting): string | undefined => {
  const value = pairs.find((pair) => pair.key === key)?.value
  return value === undefined ? undefined : (form?.show?.(value, ownCurrency(pairs)) ?? value)
}

/** Every setting there is, with what it says where it is set. */
export const listSettings = (database: Database, tenantId: string): Promise<ShownSetting[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const pairs = await readAll(tx)
    return settingKeys.flatMap((key) => {
      const setting = settingOf(key)
      if (!setting) return []
      const { section, means, form } = setting
      return [{ key, section, means, value: shown(pairs, setting), written: form?.written }]
    })
  })

/**
 * One setting.
 * @throws OperatorError when there is none of that key
 */
export async function readSetting(database: Database, tenantId: string, key: string): Promise<ShownSetting> {
  const all = await listSettings(database, tenantId)
  const found = all.find((setting) => setting.key === key)
  if (!found) throw unknown(key)
  return found
}

const openPaths = (config: TenantConfig) =>
  screenNames.filter((screen) => isOpen(screen, config)).flatMap((screen) => ruleOf(screen).paths.slice(0, 1))

/** What the host goes by where a key is not set. */
function usualOf(pairs: readonly Pair[], key: string): string | undefined {
  const value: unknown = Reflect.get(parseConfig(pairs), key)
  const words = Array.isArray(value) ? value.join(', ') : value
  return (typeof words === 'string' && words !== '') || typeof words === 'number' ? String(words) : undefined
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

/** @throws OperatorError saying what is wrong with the value */
async function readValue(tx: Tx, setting: Setting, text: string, pairs: readonly Pair[]): Promise<string> {
  const { key, form, setBy } = setting
  if (secretForm.test(text))
    throw new OperatorError('That is a secret key, which is not a setting: use "payments connect".')
  if (!form) throw new OperatorError(`${key} is not set by hand. ${setBy}`)
  if (text.trim() === '') throw new OperatorError(`Add a value for ${key}, or remove it with "config unset ${key}".`)
  const read = form.read(text.trim(), ownCurrency(pairs))
  const problem =
    'problem' in read ? read.problem : key === 'paymentMode' ? await paymentProblem(tx, read.value) : undefined
  if (problem !== undefined || 'problem' in read) throw new OperatorError(`${key} ${problem}. It is as it was before.`)
  return read.value
}

/**
 * Sets a key, or takes it away.
 * @param text as a person writes it; nothing takes the key away
 * @throws OperatorError when there is none of that key, it is not set by hand, or the value cannot be read
 */
export async function changeSetting(
  database: Database,
  tenantId: string,
  key: string,
  text: string | undefined,
): Promise<ChangedSetting> {
  const setting = settingOf(key)
  if (!setting) throw unknown(key)
  return database.forTenant(tenantId)(async (tx) => {
    const before = await readAll(tx)
    if (text === undefined) {
      if (!setting.form) throw new OperatorError(`${key} is not set by hand. ${setting.setBy}`)
      await tx.delete(settings).where(eq(settings.key, key))
    } else {
      const value = await readValue(tx, setting, text, before)
      await tx
        .insert(settings)
        .values({ tenantId: currentTenant, key, value })
        .onConflictDoUpdate({ target: [settings.tenantId, settings.key], set: { value } })
    }
    const after = await readAll(tx)
    const [was, is] = [openPaths(parseConfig(before)), openPaths(parseConfig(after))]
    return {
      key,
      before: shown(before, setting),
      after: shown(after, setting),
      ...(text === undefined ? { usual: usualOf(after, key) } : {}),
      opened: is.filter((path) => !was.includes(path)),
      closed: was.filter((path) => !is.includes(path)),
    }
  })
}
