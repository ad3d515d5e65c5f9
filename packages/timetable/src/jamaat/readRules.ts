import { isCalendarDay } from '../base/calendar.ts'
import { nameOf } from '../base/place.ts'
import { prayers } from '../base/types.ts'
import type { Prayer } from '../base/types.ts'
import type { TimeReason, InvalidRule } from './halfDay.ts'
import type { RuledPrayer } from './jamaatOf.ts'
import { readJamaat, weekdayOf } from './phrase.ts'
import type { DatedRule, JamaatRules, JamaatTime, PrayerRules } from './types.ts'

/** A problem to report to the author of the rules. */
export type RuleProblem = { prayer: string; when?: string; message: string; reason?: TimeReason }

/** The parsed rules, or all of their problems. */
export type ReadRules = { ok: true; rules: JamaatRules } | { ok: false; problems: RuleProblem[] }

type RulesObject = Readonly<Record<string, unknown>>

const isRulesObject = (value: unknown): value is RulesObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPrayer = (name: string): name is Prayer => prayers.some((prayer) => prayer === name)

const allowedWhen = 'always, summer, from YYYY-MM-DD, ramadan, or a day of the week'

/** A rule set with a single rule for the given condition; undefined if the condition is unknown. */
function rulesFor(when: string, time: JamaatTime): PrayerRules | undefined {
  const condition = when.trim().toLowerCase()
  const [, from] = /^from (\d{4}-\d{2}-\d{2})$/.exec(condition) ?? []
  if (from !== undefined) return isCalendarDay(from) ? { dated: [{ from, time }] } : undefined
  if (condition === 'always') return { ordinary: time }
  if (condition === 'summer') return { summer: time }
  if (condition === 'ramadan') return { ramadan: time }
  const day = weekdayOf(condition)
  return day && { weekdays: { [day]: time } }
}

const merge = (a: PrayerRules, b: PrayerRules): PrayerRules => ({
  ...a,
  ...b,
  ...(a.weekdays || b.weekdays ? { weekdays: { ...a.weekdays, ...b.weekdays } } : {}),
  ...(a.dated || b.dated ? { dated: inOrder([...(a.dated ?? []), ...(b.dated ?? [])]) } : {}),
})

const inOrder = (dated: readonly DatedRule[]) => dated.toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** Whether a Maghrib time does not follow the sun every day, and would soon be before sunset. */
function ignoresSun(prayer: RuledPrayer, time: JamaatTime): boolean {
  if (prayer !== 'maghrib' || time.kind === 'none') return false
  if (time.kind === 'fixed') return true
  return [time.changesOn, time.notBefore, time.notAfter].some((step) => step !== undefined)
}

function readRule(prayer: RuledPrayer, when: string, text: unknown): PrayerRules | InvalidRule {
  if (typeof text !== 'string') return { problem: 'Write the rule as text in quotation marks.' }
  const result = readJamaat(text, prayer)
  if ('problem' in result) return result
  if (ignoresSun(prayer, result.time))
    return {
      problem:
        'Maghrib cannot be a fixed time, because sunset changes every day. Write minutes after sunset without limits, for example "7 minutes after".',
      reason: { code: 'standsStill' },
    }
  const [, day] = /^from (.*)$/i.exec(when.trim()) ?? []
  return (
    rulesFor(when, result.time) ?? {
      problem: `"${when}" does not say when the rule applies. Write ${allowedWhen}.`,
      ...(day === undefined ? {} : { reason: { code: 'noDay', day } }),
    }
  )
}

/**
 * Parses the rules of one prayer or Jumu'ah: either one rule, or several by condition. If two rules have the same condition,
 * the second is rejected.
 */
export function readPrayerRules(
  prayer: RuledPrayer,
  ruleTexts: unknown,
): { rules: PrayerRules; problems: Omit<RuleProblem, 'prayer'>[] } {
  const parts = isRulesObject(ruleTexts) ? Object.entries(ruleTexts) : [['always', ruleTexts] as const]
  const problems: Omit<RuleProblem, 'prayer'>[] = []
  const conditions = new Map<string, string>()
  let rules: PrayerRules = {}
  for (const [when, text] of parts) {
    const key = when.trim().toLowerCase()
    const firstWhen = conditions.get(key)
    conditions.set(key, when)
    const result =
      firstWhen === undefined
        ? readRule(prayer, when, text)
        : { problem: `"${firstWhen}" and "${when}" are the same. Keep one of the two rules.` }
    if ('problem' in result)
      problems.push({ when, message: result.problem, ...(result.reason && { reason: result.reason }) })
    else rules = merge(rules, result)
  }
  return { rules, problems }
}

/**
 * Parses a mosque's jamaat rules in the format of its folder: by prayer, either one rule or several by condition.
 *
 * ```yaml
 * fajr: 20 minutes after
 * dhuhr: { always: '12:45', friday: '13:00' }
 * maghrib: { always: 7 minutes after, ramadan: 15 minutes after }
 * isha: { always: '20:00', from 2026-04-04: '21:30' }
 * ```
 * All problems are reported together.
 */
export function readJamaatRules(ruleTexts: unknown): ReadRules {
  if (!isRulesObject(ruleTexts))
    return {
      ok: false,
      problems: [{ prayer: '', message: 'Write the rules by prayer: fajr, dhuhr, asr, maghrib, isha.' }],
    }
  const problems: RuleProblem[] = []
  const rules: JamaatRules = {}
  for (const [name, value] of Object.entries(ruleTexts)) {
    const prayer = name.trim().toLowerCase()
    if (!isPrayer(prayer)) {
      problems.push({ prayer: name, message: `"${name}" is not one of fajr, dhuhr, asr, maghrib, isha.` })
      continue
    }
    if (rules[prayer]) {
      problems.push({ prayer: nameOf(prayer), message: `"${name}" is listed twice. Keep one of the two.` })
      continue
    }
    const result = readPrayerRules(prayer, value)
    problems.push(...result.problems.map((problem) => ({ prayer: nameOf(prayer), ...problem })))
    rules[prayer] = result.rules
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rules }
}
