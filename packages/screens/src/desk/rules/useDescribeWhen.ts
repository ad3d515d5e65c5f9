import { useMessages } from '../../app/index.ts'
import { weekdayName } from './describeRule.ts'

/** Weekdays as spelt in rules, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Returns a function that describes when a rule applies: `From 1 April 2027`. */
export function useDescribeWhen(): (when: string) => string {
  const { t, format } = useMessages('deskRules')
  const texts = t.deskRules
  return (when) => {
    if (when.startsWith('from ')) return texts.from({ date: format.day(when.slice(5)).date })
    const weekday = weekdays.findIndex((name) => name === when)
    if (weekday >= 0) return texts.weekday({ weekday: weekdayName(format, weekday + 1) })
    return when === 'summer' || when === 'ramadan' ? texts[when] : texts.always
  }
}
