import { findClosestMatch, InvalidValueError, settingKeys } from '@minaret/server/operator'

/**
 * Finds a setting by its name, ignoring case.
 * @throws OperatorError with the most similar name if there is none
 */
export function findSettingKey(key: string): string {
  const match = settingKeys.find((settingKey) => settingKey.toLowerCase() === key.toLowerCase())
  if (match) return match
  const suggestion = findClosestMatch(key, settingKeys)
  throw new InvalidValueError(
    `There is no setting "${key}". ${suggestion ? `Did you mean ${suggestion}?` : '"config list" shows them all.'}`,
  )
}
