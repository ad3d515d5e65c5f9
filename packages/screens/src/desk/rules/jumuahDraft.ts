import type { PrayerRule, WeeklyJumuah } from '@minaret/contract/desk'
import { readTime } from '../frame/index.ts'

/** The Jumu'ahs of every Friday as a form holds them. */
export type JumuahDraft = WeeklyJumuah[]

/** A draft that was stored; nothing where it is none any more. */
export const readJumuahDraft = (value: unknown): JumuahDraft | undefined =>
  Array.isArray(value) && value.every(isJumuah) ? value : undefined

const isJumuah = (value: unknown): value is WeeklyJumuah =>
  typeof value === 'object' && value !== null && 'rules' in value && Array.isArray(value.rules)

/** What a form asks the time of with one field each: the rules most mosques have. */
export const plainWhens = ['always', 'summer', 'ramadan'] as const

/** A Jumu'ah to begin with: its time is still to be typed. */
export const newJumuah: WeeklyJumuah = { rules: [{ when: 'always', time: { kind: 'fixed', at: '' } }] }

const isPlain = ({ when, time }: PrayerRule) => time.kind === 'fixed' && plainWhens.some((plain) => plain === when)

/** The rules that a field of the form does not hold, such as one from a date: they stay as they are, or are removed. */
export const otherRules = ({ rules }: WeeklyJumuah): PrayerRule[] => rules.filter((rule) => !isPlain(rule))

/** What is typed for a time of the year; nothing where it has no time of its own. */
export const typedTime = ({ rules }: WeeklyJumuah, when: string): string =>
  rules.find((rule) => rule.when === when && isPlain(rule))?.time.at ?? ''

/** The same Jumu'ah with what was typed for a time of the year. */
export function withTime(jumuah: WeeklyJumuah, when: string, at: string): WeeklyJumuah {
  const isNew = !jumuah.rules.some((rule) => rule.when === when)
  const rule: PrayerRule = { when, time: { kind: 'fixed', at } }
  const rules = isNew ? [...jumuah.rules, rule] : jumuah.rules.map((one) => (one.when === when ? rule : one))
  return { ...jumuah, rules: rules.filter((one) => one.when === 'always' || one.time.at !== '') }
}

/** The same Jumu'ah with another first or last day; held all year without them. */
export function withDate(jumuah: WeeklyJumuah, name: 'from' | 'until', day: string): WeeklyJumuah {
  const { [name]: _before, ...rest } = jumuah
  return day === '' ? rest : { ...rest, [name]: day }
}

/** Which field of a Jumu'ah cannot be read as a time, if any. */
export const problemTime = (jumuah: WeeklyJumuah): string | undefined =>
  jumuah.rules.find((rule) => isPlain(rule) && readTime(rule.time.at ?? '') === undefined)?.when

const trimmed = (text: string | undefined) => text?.trim() || undefined

/** The Jumu'ahs as the server takes them; nothing while a time cannot be read. */
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
