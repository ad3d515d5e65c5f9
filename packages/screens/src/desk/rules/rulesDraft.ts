import type { DeskRules, PrayerRule, RulesRequest, RuleTime } from '@minaret/contract/desk'

/** The draft of a prayer's rules. */
export type RulesDraft = PrayerRule[]

/** Parses a stored draft; undefined if it is invalid. */
export const parseRulesDraft = (value: unknown): RulesDraft | undefined =>
  Array.isArray(value) && value.every(isRule) ? value : undefined

const isRule = (value: unknown): value is PrayerRule =>
  typeof value === 'object' && value !== null && 'when' in value && 'time' in value && typeof value.time === 'object'

/** The initial rule. */
export const newRule: PrayerRule = { when: 'always', time: { kind: 'after', minutes: 15 } }

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/
const isClock = (text: string | undefined) => text === undefined || clockPattern.test(text)

/** Whether a rule is complete: its day, and each of its times. */
function isComplete({ when, time }: PrayerRule): boolean {
  if (when.startsWith('from') && !/^from \d{4}-\d{2}-\d{2}$/.test(when)) return false
  if (time.kind === 'fixed') return time.at !== undefined && clockPattern.test(time.at)
  if (time.kind === 'none') return true
  return time.minutes !== undefined && time.minutes <= 180 && isClock(time.notBefore) && isClock(time.notAfter)
}

/** Changes the kind of a rule, and keeps the fields that both kinds have. */
export function withKind(time: RuleTime, kind: RuleTime['kind']): RuleTime {
  if (kind === 'none') return { kind }
  if (kind === 'fixed') return { kind, ...(time.at === undefined ? {} : { at: time.at }) }
  return { ...time, kind, minutes: time.minutes ?? 15 }
}

/** The request for the rules; undefined while one is incomplete. */
export const toRequest = (prayer: DeskRules['prayer'], rules: RulesDraft): RulesRequest | undefined =>
  rules.every(isComplete) ? { prayer, rules } : undefined
