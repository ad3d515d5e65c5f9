import type { PrayerRule, WeeklyJumuah } from '@minaret/contract/desk'
import { parseTime } from '../frame/index.ts'

/** The draft of the weekly Jumu'ah prayers. */
export type JumuahDraft = WeeklyJumuah[]

/** Parses a stored draft; undefined if it is invalid. */
export const parseJumuahDraft = (value: unknown): JumuahDraft | undefined =>
  Array.isArray(value) && value.every(isJumuah) ? value : undefined

const isJumuah = (value: unknown): value is WeeklyJumuah =>
  typeof value === 'object' && value !== null && 'rules' in value && Array.isArray(value.rules)

/** The rules with a time field in the form: those that most mosques use. */
export const commonConditions = ['always', 'summer', 'ramadan'] as const

/** The initial Jumu'ah, without a time. */
export const newJumuah: WeeklyJumuah = { rules: [{ when: 'always', time: { kind: 'fixed', at: '' } }] }

const isCommonRule = ({ when, time }: PrayerRule) =>
  time.kind === 'fixed' && commonConditions.some((option) => option === when)

/** Rules without a field in the form, such as one that starts on a date: they can only be kept or removed. */
export const otherRules = ({ rules }: WeeklyJumuah): PrayerRule[] => rules.filter((rule) => !isCommonRule(rule))

/** The typed time for a rule; empty if the rule has none. */
export const draftTime = ({ rules }: WeeklyJumuah, when: string): string =>
  rules.find((rule) => rule.when === when && isCommonRule(rule))?.time.at ?? ''

/** Sets a rule's time, as typed. */
export function withTime(jumuah: WeeklyJumuah, when: string, at: string): WeeklyJumuah {
  const isNew = !jumuah.rules.some((rule) => rule.when === when)
  const rule: PrayerRule = { when, time: { kind: 'fixed', at } }
  const rules = isNew
    ? [...jumuah.rules, rule]
    : jumuah.rules.map((existing) => (existing.when === when ? rule : existing))
  return { ...jumuah, rules: rules.filter((existing) => existing.when === 'always' || existing.time.at !== '') }
}

/** Sets or clears the first or last day of a Jumu'ah; without either it is held all year. */
export function withDate(jumuah: WeeklyJumuah, name: 'from' | 'until', day: string): WeeklyJumuah {
  const { [name]: _previous, ...rest } = jumuah
  return day === '' ? rest : { ...rest, [name]: day }
}

/** The key of a Jumu'ah's first invalid time; undefined if all are valid. */
export const firstInvalidTime = (jumuah: WeeklyJumuah): string | undefined =>
  jumuah.rules.find((rule) => isCommonRule(rule) && parseTime(rule.time.at ?? '') === undefined)?.when

const trimToUndefined = (text: string | undefined) => text?.trim() || undefined

/** The request for the weekly Jumu'ah prayers; undefined while a time is invalid. */
export function toPrayers(draft: JumuahDraft): WeeklyJumuah[] | undefined {
  if (draft.some((jumuah) => firstInvalidTime(jumuah) !== undefined)) return undefined
  return draft.map(({ name, venue, language, khatib, rules, ...dates }) => {
    const details = {
      name: trimToUndefined(name),
      venue: trimToUndefined(venue),
      language: trimToUndefined(language),
      khatib: trimToUndefined(khatib),
    }
    return {
      ...dates,
      ...Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined)),
      rules: rules.map((rule) =>
        isCommonRule(rule) ? { ...rule, time: { kind: 'fixed', at: parseTime(rule.time.at ?? '') } } : rule,
      ),
    }
  })
}
