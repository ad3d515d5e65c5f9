import type { WeeklyJumuah } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { describeRule } from './describeRule.ts'
import { useDescribeWhen } from './useDescribeWhen.ts'

/** Returns a function that describes a weekly Jumu'ah: "First Jumu'ah: Always at 13:00 · In summer time: Always at 13:30". */
export function useDescribeJumuah(): (jumuah: WeeklyJumuah) => string {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const texts = t.deskRules
  const describeWhen = useDescribeWhen()
  return ({ name, language, khatib, venue, from, until, rules }) => {
    const times = rules.map(({ when, time }) => {
      const timeText = time.kind === 'fixed' && time.at ? format.clock(time.at) : describeRule(time, { t, format })
      return when === 'always' ? timeText : texts.rule({ when: describeWhen(when), how: timeText })
    })
    const dates = [
      ...(from === undefined ? [] : [texts.jumuah.from({ date: format.day(from).date })]),
      ...(until === undefined ? [] : [texts.jumuah.until({ date: format.day(until).date })]),
    ]
    const details = [language, khatib, venue].flatMap((text) => (text === undefined ? [] : [format.inText(text)]))
    const description = [...times, ...dates, ...details].join(' · ')
    return name === undefined ? description : texts.rule({ when: format.inText(name), how: description })
  }
}
