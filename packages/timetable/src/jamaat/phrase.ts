import { clockTime, toNightMinutes } from '../base/calendar.ts'
import { halfDayProblem, type InvalidRule } from './halfDay.ts'
import type { RuledPrayer } from './jamaatOf.ts'
import type { JamaatTime, TimeOptions, Weekday } from './types.ts'

/** The names of weekdays in rules. */
export const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The number of a weekday from its English name, in upper or lower case; undefined if none. */
export function weekdayOf(name: string): Weekday | undefined {
  const weekday = weekdayNames.findIndex((weekdayName) => weekdayName === name.toLowerCase()) + 1
  return isWeekday(weekday) ? weekday : undefined
}

const isWeekday = (value: number): value is Weekday => Number.isInteger(value) && value >= 1 && value <= 7

/** Minutes after midnight of `HH:MM`; undefined for any other text. */
export function clockOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/**
 * Parses a prayer's clock time, such as one for a single day.
 * @returns minutes after midnight, or a sentence that says what to write instead
 * @untrusted
 */
export function readClock(text: string, prayer: RuledPrayer): { at: number } | InvalidRule {
  const minutes = clockOf(text)
  if (minutes === undefined)
    return { problem: `"${text.trim()}" is not a time of the 24-hour clock. Write it like 13:15.` }
  const problem = halfDayProblem(prayer, minutes, text.trim())
  return problem === undefined ? { at: minutes } : { ...problem, problem: `${problem.problem}.` }
}

/** A parsed rule, or a sentence that says why it cannot be read. */
export type Phrase = { time: JamaatTime } | InvalidRule

const hint =
  'Write for example "13:00", "20 minutes after", "30 minutes before the end", "10 minutes after, rounded to 15, changes on friday, not before 19:30, not after 22:00", or "none"'

const maxMinutes = 180

type Clause = {
  pattern: RegExp
  read: (match: RegExpExecArray, prayer: RuledPrayer | undefined) => TimeOptions | InvalidRule
}

const limitClause =
  (key: 'notBefore' | 'notAfter'): Clause['read'] =>
  ([, text = ''], prayer) => {
    const minutes = clockOf(text)
    if (minutes === undefined) return { problem: `"${text}" is not a time of the 24-hour clock` }
    return (prayer && halfDayProblem(prayer, minutes, text)) ?? { [key]: minutes }
  }

const clauses: readonly Clause[] = [
  { pattern: /^not before (\S+)$/, read: limitClause('notBefore') },
  { pattern: /^not after (\S+)$/, read: limitClause('notAfter') },
  {
    pattern: /^rounded to (\d{1,2})(?: ?min(?:ute)?s?)?$/,
    read: ([, minutes]) =>
      [5, 10, 15, 20, 30, 60].includes(Number(minutes))
        ? { roundTo: Number(minutes) }
        : { problem: 'times are rounded to 5, 10, 15, 20, 30 or 60 minutes' },
  },
  {
    pattern: /^(?:changes on|every) (\w+)$/,
    read: ([, name = '']) => {
      const day = weekdayOf(name)
      return day ? { changesOn: day } : { problem: `"${name}" is not a day of the week` }
    },
  },
]

/**
 * Parses a jamaat rule in everyday words; `describeJamaat` writes the same format.
 *
 * `none` · `13:00` · `20 minutes after` (the prayer begins) · `30 minutes before the end` (of its time), the last two
 * with any of: `rounded to 15` · `changes on friday` · `not before 19:30` · `not after 22:00`, each once, after commas.
 * @param prayer if given, a clock time half a day away from it is rejected: `1:30` for Dhuhr
 * @untrusted
 */
export function readJamaat(text: string, prayer?: RuledPrayer): Phrase {
  const [head = '', ...rest] = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
  if (head === 'none' && rest.length === 0) return { time: { kind: 'none' } }
  const fixedTime = clockOf(head)
  if (fixedTime !== undefined) {
    const problem = prayer && halfDayProblem(prayer, fixedTime, head)
    if (problem) return { ...problem, problem: `${problem.problem}.` }
    if (rest.length === 0) return { time: { kind: 'fixed', at: fixedTime } }
    return { problem: `A fixed time cannot be combined with other rules; remove "${rest.join(', ')}".` }
  }
  const [, amount, reference] = /^\+?(\d{1,3}) ?min(?:ute)?s? (after|before the end)$/.exec(head) ?? []
  if (amount === undefined) return { problem: `"${text.trim()}" is not a rule we can read. ${hint}.` }
  if (Number(amount) > maxMinutes) return { problem: `${amount} minutes are too many. Use at most ${maxMinutes}.` }
  const steps: TimeOptions = {}
  const usedClauses = new Set<Clause>()
  for (const part of rest) {
    const clause = clauses.find(({ pattern }) => pattern.test(part))
    const match = clause?.pattern.exec(part)
    if (!clause || !match) return { problem: `"${part}" is not a rule we can read. ${hint}.` }
    if (usedClauses.has(clause))
      return { problem: `"${text.trim()}" has two rules of the same kind. Remove "${part}".` }
    usedClauses.add(clause)
    const result = clause.read(match, prayer)
    if ('problem' in result) return { ...result, problem: `In "${text.trim()}", ${result.problem}.` }
    Object.assign(steps, result)
  }
  // Only a night prayer may have limits on both sides of midnight: 22:00 to 00:30.
  const latest = steps.notAfter === undefined ? undefined : toNightMinutes('isha', steps.notAfter)
  if (steps.notBefore !== undefined && latest !== undefined && toNightMinutes('isha', steps.notBefore) > latest)
    return {
      problem: `In "${text.trim()}", the earliest time is later than the latest. Swap them.`,
      reason: { code: 'limitsCross' },
    }
  return { time: { kind: reference === 'after' ? 'after' : 'before-end', minutes: Number(amount), ...steps } }
}

/** Formats a rule in the format that `readJamaat` parses. */
export function describeJamaat(time: JamaatTime): string {
  if (time.kind === 'none') return 'none'
  if (time.kind === 'fixed') return clockTime(time.at)
  const { minutes, kind, changesOn, roundTo, notBefore, notAfter } = time
  return [
    `${minutes} minutes ${kind === 'after' ? 'after' : 'before the end'}`,
    ...(roundTo === undefined ? [] : [`rounded to ${roundTo}`]),
    ...(changesOn === undefined ? [] : [`changes on ${weekdayNames[changesOn - 1]}`]),
    ...(notBefore === undefined ? [] : [`not before ${clockTime(notBefore)}`]),
    ...(notAfter === undefined ? [] : [`not after ${clockTime(notAfter)}`]),
  ].join(', ')
}
