import type { RuleTime } from '@minaret/contract/desk'
import { clockTime, describeJamaat, type JamaatTime, readJamaat } from '@minaret/timetable'
import { ScheduleError } from '../ScheduleError.ts'

/** Converts a rule to its form in the API. */
export function toRuleTime(time: JamaatTime): RuleTime {
  if (time.kind === 'none') return { kind: 'none' }
  if (time.kind === 'fixed') return { kind: 'fixed', at: clockTime(time.at) }
  const { kind, minutes, roundTo, changesOn, notBefore, notAfter } = time
  return {
    kind,
    minutes,
    ...(isRounding(roundTo) ? { roundTo } : {}),
    ...(changesOn === undefined ? {} : { changesOn }),
    ...(notBefore === undefined ? {} : { notBefore: clockTime(notBefore) }),
    ...(notAfter === undefined ? {} : { notAfter: clockTime(notAfter) }),
  }
}

const roundings = [5, 10, 15, 20, 30, 60] as const

const isRounding = (minutes: number | undefined): minutes is (typeof roundings)[number] =>
  roundings.some((rounding) => rounding === minutes)

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/**
 * Converts a rule of the API to its stored phrase.
 * @throws ScheduleError if part of it is missing
 */
export function toPhrase({ kind, at, minutes, roundTo, changesOn, notBefore, notAfter }: RuleTime): string {
  const phrase =
    kind === 'none'
      ? 'none'
      : kind === 'fixed'
        ? (at ?? '')
        : `${minutes ?? ''} minutes ${kind === 'after' ? 'after' : 'before the end'}`
  const conditions =
    kind === 'none' || kind === 'fixed'
      ? []
      : [
          ...(roundTo === undefined ? [] : [`rounded to ${roundTo}`]),
          ...(changesOn === undefined ? [] : [`changes on ${weekdays[changesOn - 1] ?? ''}`]),
          ...(notBefore === undefined ? [] : [`not before ${notBefore}`]),
          ...(notAfter === undefined ? [] : [`not after ${notAfter}`]),
        ]
  const result = readJamaat([phrase, ...conditions].join(', '))
  if ('problem' in result) throw new ScheduleError({ code: 'rule', reason: result.reason })
  return describeJamaat(result.time)
}
