import type { Schedule } from '../schedule/types.ts'
import { type Prayer, prayers } from '../base/types.ts'
import type { RuleTexts } from './merge.ts'
import { readSalahApi, salahPhrases } from './readSalahApi.ts'
import { salahRules } from './writeSalahApi.ts'

/**
 * Converts a mosque's rules to the format and back. Anything missing or different in the result cannot be expressed in the
 * format. Jumu'ahs keep their order, with undefined for each that is lost.
 */
export function expressibleRules(schedule: Pick<Schedule, 'jamaat' | 'jumuah'>): {
  jamaat: Partial<Record<Prayer, RuleTexts>>
  jumuah: (RuleTexts | undefined)[]
} {
  const { day: _, ...calculationMethod } = salahRules(schedule)
  const document: unknown = JSON.parse(JSON.stringify({ salahapi: '1.0', calculationMethod }))
  const result = readSalahApi(document)
  if (!result.ok) return { jamaat: {}, jumuah: [] }
  const { jamaat = {}, jumuah = [] } = result.read
  const slots = jumuah.map(({ rules }) => salahPhrases(rules))
  return {
    jamaat: Object.fromEntries(
      prayers.flatMap((prayer) => (jamaat[prayer] ? [[prayer, salahPhrases(jamaat[prayer])] as const] : [])),
    ),
    jumuah: schedule.jumuah.map(({ rules: { ordinary } }) =>
      ordinary && ordinary.kind !== 'none' ? slots.shift() : undefined,
    ),
  }
}
