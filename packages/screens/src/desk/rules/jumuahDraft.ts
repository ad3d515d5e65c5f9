import type { PrayerRule, WeeklyJumuah } from '@minaret/contract/desk'
import { readTime } from '../frame/index.ts'

/** The draft of the weekly Jumu'ah prayers. */
export type JumuahDraft = WeeklyJumuah[]

/** Parses a stored draft; undefined if it is invalid. */
export const readJumuahDraft = (value: unknown): JumuahDraft | undefined =>
  Array.isArray(value) && value.every(isJumuah) ? value : undefined

const isJumuah = (value: unknown): value is WeeklyJumuah =>
  typeof value === 'object' && value !== null && 'rules' in value && Array.isArray(value.rules)

/** The rules that the form has a time field for: those that most mosques have. */
export const plainWhens = ['always', 'summer', 'ramadan'] as const

/** The initial Jumu'ah, without a time. */
export const newJumuah: WeeklyJumuah = { rules: [{ when: 'always', time: { kind: 'fixed', at: '' } }] }

const isPlain = ({ when, time }: PrayerRule) => time.kind === 'fixed' && plainWhens.some((plain) => plain === when)

/** Rules without a field in the form, such as one from a date: they can only be kept or removed. */
export const otherRules = ({ rules }: WeeklyJumuah): PrayerRule[] => rules.filter((rule) => !isPlain(rule))

/** The typed time for a rule; empty if it has no time of its own. */
export const draftTime = ({ rules }: WeeklyJumuah, when: string): string =>
  rules.find((rule) => rule.when === when && isPlain(rule))?.time.at ?? ''

/** Returns the Jumu'ah with a typed time for a rule. */
export function withTime(jumuah: WeeklyJumuah, when: string, at: string): WeeklyJumuah {
  const isNew = !jumuah.rules.some((rule) => rule.when === when)
  const rule: PrayerRule = { when, time: { kind: 'fixed', at } }
  const rules = isNew ? [...jumuah.rules, rule] : jumuah.rules.map((other) => (other.when === when ? rule : other))
  return { ...jumuah, rules: rules.filter((other) => other.when === 'always' || other.time.at !== '') }
}

/** Returns the Jumu'ah with another first or last day; without them it is held all year. */
export function withDate(jumuah: WeeklyJumuah, name: 'from' | 'until', day: string): WeeklyJumuah {
  const { [name]: _before, ...rest } = jumuah
  return day === '' ? rest : { ...rest, [name]: day }
}

/** The key of the first invalid time of a Jumu'ah; undefined if all are valid. */
export const problemTime = (jumuah: WeeklyJumuah): string | undefined =>
  jumuah.rules.find((rule) => isPlain(rule) && readTime(rule.time.at ?? '') === undefined)?.when

const trimmed = (text: string | undefined) => text?.trim() || undefined

/** The request of the weekly Jumu'ah prayers; undefined while a time is invalid. */
export function toPrayers(draft: JumuahDraft): WeeklyJumuah[] | undefined {
  if (draft.some((jumuah) => problemTime(jumuah) !== undefined)) return undefined
  return draft.map(({ name, venue, language, khatib, rules, ...dates }) => {
    const details = { name: trimmed(name), venue: trimmed(venue), language: trimmed(language), khatib: trimmed(khatib) }
    return {
      ...dates,
      ...Object.fromEntries(Object.entries(details).filter(([, text]) => text !== undefined)),
      rules: rules.map((rule) =>
        isPlain(rule) ? { ...rule, time: { kind: 'fixed', at: readTime(rule.time.at ?? '') } } : rule,
      ),
    }
  })
}
