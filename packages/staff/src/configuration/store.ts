import { parseConfig } from '@minaret/plans'
import { InvalidValueError } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { settingKeys, settingOf, type Setting } from './settings.ts'
import {
  changedPages,
  holdsSecretKey,
  readSettings,
  readSettingText,
  shownValue,
  type StoredSetting,
  storeSetting,
} from './writeSetting.ts'

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
const unknown = (key: string) => new InvalidValueError(`There is no setting "${key}". "config list" shows them all.`)

/** Every setting there is, with what it says where it is set. */
export const listSettings = (database: Database, tenantId: string): Promise<ShownSetting[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const stored = await readSettings(tx)
    return settingKeys.flatMap((key) => {
      const setting = settingOf(key)
      if (!setting) return []
      const { section, means, form } = setting
      return [{ key, section, means, value: shownValue(stored, setting), written: form?.written }]
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

/** What the host goes by where a key is not set. */
function usualOf(stored: readonly StoredSetting[], key: string): string | undefined {
  const value: unknown = Reflect.get(parseConfig(stored), key)
  const words = Array.isArray(value) ? value.join(', ') : value
  return (typeof words === 'string' && words !== '') || typeof words === 'number' ? String(words) : undefined
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
    const before = await readSettings(tx)
    if (text !== undefined && holdsSecretKey(text))
      throw new InvalidValueError('That is a secret key, which is not a setting: use "payments connect".')
    const { form, setBy } = setting
    if (!form) throw new InvalidValueError(`${key} is not set by hand. ${setBy}`)
    if (text === undefined) await storeSetting(tx, key, undefined)
    else {
      if (text.trim() === '')
        throw new InvalidValueError(`Add a value for ${key}, or remove it with "config unset ${key}".`)
      const read = await readSettingText(tx, { key, form }, text, before)
      if ('problem' in read) throw new InvalidValueError(`${key} ${read.problem}. It is as it was before.`)
      await storeSetting(tx, key, read.value)
    }
    const after = await readSettings(tx)
    return {
      key,
      before: shownValue(before, setting),
      after: shownValue(after, setting),
      ...(text === undefined ? { usual: usualOf(after, key) } : {}),
      ...changedPages(before, after),
    }
  })
}
