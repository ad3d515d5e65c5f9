import type { RuleTime } from '@minaret/contract/desk'
import { clockTime, type JamaatTime } from '@minaret/timetable'

/** A rule as the contract has it. */
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
  roundings.some((each) => each === minutes)
