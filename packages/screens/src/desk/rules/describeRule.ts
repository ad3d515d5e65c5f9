import type { RuleTime } from '@minaret/contract/desk'
import type { Format } from '../../app/index.ts'
import type { MessagesOf } from '../../messages/index.ts'

/** The name of a weekday by its ISO number; 1 January 2024 was a Monday. */
export const weekdayName = (format: Format, weekday: number): string => format.day(`2024-01-0${weekday}`).weekday

/** Describes a rule: `15 minutes after the prayer begins, never before 19:30`. */
export function describeRule(rule: RuleTime, { t, format }: { t: MessagesOf<'deskWhy'>; format: Format }): string {
  const texts = t.deskWhy.rule
  if (rule.kind === 'none') return texts.none
  if (rule.kind === 'fixed') return texts.fixed({ time: format.clock(rule.at ?? '') })
  const { kind, minutes = 0, roundTo, changesOn, notBefore, notAfter } = rule
  return [
    kind === 'after' ? texts.after({ minutes }) : texts.beforeEnd({ minutes }),
    ...(roundTo === undefined ? [] : [texts.rounded({ minutes: roundTo })]),
    ...(changesOn === undefined ? [] : [texts.changesOn({ weekday: weekdayName(format, changesOn) })]),
    ...(notBefore === undefined ? [] : [texts.notBefore({ time: format.clock(notBefore) })]),
    ...(notAfter === undefined ? [] : [texts.notAfter({ time: format.clock(notAfter) })]),
  ].join(texts.comma)
}
