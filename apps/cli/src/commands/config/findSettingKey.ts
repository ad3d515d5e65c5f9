import { findClosestMatch, InvalidValueError, settingKeys } from '@minaret/server/operator'

/**
 * Finds a setting by its name, ignoring case.
 * @throws OperatorError with the most similar name, when there is none
 */
export function findSettingKey(key: string): string {
  const match = settingKeys.find((each) => each.toLowerCase() === key.toLowerCase())
  if (match) return match
  const near = findClosestMatch(key, settingKeys)
  throw new InvalidValueError(
    `There is no setting "${key}". ${near ? `Did you mean ${near}?` : '"config list" shows them all.'}`,
  )
}
