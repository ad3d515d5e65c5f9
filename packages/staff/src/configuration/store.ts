import { parseConfig } from '@minaret/plans'
import { InvalidValueError } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import { settingKeys, settingOf, type Setting } from './settings.ts'
import {
  changedPages,
  containsSecretKey,
  readSettings,
  readSettingText,
  formatValue,
  type StoredSetting,
  storeSetting,
} from './writeSetting.ts'

/** A setting and its current value in input format. */
export type SettingView = Pick<Setting, 'key' | 'section'> & { means: string; value?: string; written?: string }

/** The result of changing a setting. */
export type ChangedSetting = {
  key: string
  before?: string
  after?: string
  /** The default value, if the setting was removed and has one. */
  usual?: string
  /** The paths of pages that were added and removed. */
  opened: string[]
  closed: string[]
}

/** The error for an unknown key. */
const unknownKey = (key: string) => new InvalidValueError(`There is no setting "${key}". "config list" shows them all.`)

/** Lists all settings with their values. */
export const listSettings = (database: Database, tenantId: string): Promise<SettingView[]> =>
  database.forTenant(tenantId)(async (tx) => {
    const storedSettings = await readSettings(tx)
    return settingKeys.flatMap((key) => {
      const setting = settingOf(key)
      if (!setting) return []
      const { section, description, form } = setting
      return [{ key, section, means: description, value: formatValue(storedSettings, setting), written: form?.format }]
    })
  })

/**
 * Reads one setting.
 * @throws InvalidValueError if the key is unknown
 */
export async function readSetting(database: Database, tenantId: string, key: string): Promise<SettingView> {
  const items = await listSettings(database, tenantId)
  const match = items.find((setting) => setting.key === key)
  if (!match) throw unknownKey(key)
  return match
}

/** The default value of a key. */
function getDefault(storedSettings: readonly StoredSetting[], key: string): string | undefined {
  const value: unknown = Reflect.get(parseConfig(storedSettings), key)
  const text = Array.isArray(value) ? value.join(', ') : value
  return (typeof text === 'string' && text !== '') || typeof text === 'number' ? String(text) : undefined
}

/**
 * Sets or removes a setting.
 * @param text the entered value; undefined to remove the setting
 * @throws InvalidValueError if the key is unknown, cannot be set manually or the value is invalid
 */
export async function changeSetting(
  database: Database,
  tenantId: string,
  key: string,
  text: string | undefined,
): Promise<ChangedSetting> {
  const setting = settingOf(key)
  if (!setting) throw unknownKey(key)
  return database.forTenant(tenantId)(async (tx) => {
    const before = await readSettings(tx)
    if (text !== undefined && containsSecretKey(text))
      throw new InvalidValueError('That is a secret key, which is not a setting: use "payments connect".')
    const { form, setBy } = setting
    if (!form) throw new InvalidValueError(`${key} cannot be set by hand. ${setBy}`)
    if (text === undefined) await storeSetting(tx, key, undefined)
    else {
      if (text.trim() === '')
        throw new InvalidValueError(`Add a value for ${key}, or remove it with "config unset ${key}".`)
      const result = await readSettingText(tx, { key, form }, text, before)
      if ('problem' in result) throw new InvalidValueError(`${key} ${result.problem}. Nothing was changed.`)
      await storeSetting(tx, key, result.value)
    }
    const after = await readSettings(tx)
    return {
      key,
      before: formatValue(before, setting),
      after: formatValue(after, setting),
      ...(text === undefined ? { usual: getDefault(after, key) } : {}),
      ...changedPages(before, after),
    }
  })
}
