import type { Schedule } from '../schedule/types.ts'
import { type Prayer, prayers } from '../base/types.ts'
import type { WrittenRules } from './merge.ts'
import { readSalahApi, salahPhrases } from './readSalahApi.ts'
import { salahRules } from './writeSalahApi.ts'

/**
 * What comes back of a mosque's rules when they go through the format, as words: whatever is missing, or reads otherwise,
 * the format cannot say. The list of Jumu'ahs has their order, and nothing for one that is lost whole.
 */
export function sayableRules(schedule: Pick<Schedule, 'jamaat' | 'jumuah'>): {
  jamaat: Partial<Record<Prayer, WrittenRules>>
  jumuah: (WrittenRules | undefined)[]
} {
  const { day: _, ...calculationMethod } = salahRules(schedule)
  const document: unknown = JSON.parse(JSON.stringify({ salahapi: '1.0', calculationMethod }))
  const through = readSalahApi(document)
  if (!through.ok) return { jamaat: {}, jumuah: [] }
  const { jamaat = {}, jumuah = [] } = through.read
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
