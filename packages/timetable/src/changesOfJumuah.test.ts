import { describe, expect, test } from 'vitest'
import { changesAhead, type JamaatChange } from './changes.ts'
import { readJamaatRules } from './jamaat/readRules.ts'
import type { PrayerRules } from './jamaat/types.ts'
import { openDays } from './resolve.ts'
import { noSchedule, type JumuahSlot, type Schedule } from './schedule/types.ts'
import { bradford } from './testing/tables.ts'

/** Parses rules as Asr's, which have the same form as a Jumu'ah's. */
function rules(ruleTexts: unknown): PrayerRules {
  const result = readJamaatRules({ asr: ruleTexts })
  if (!result.ok || !result.rules.asr) throw new Error('The rules of this test cannot be read.')
  return result.rules.asr
}

const describeChange = ({ prayer, name, date, jamaat, before }: JamaatChange) =>
  `${prayer} ${name ?? '-'} ${date} ${before ?? 'none'} → ${jamaat?.time ?? 'none'}`

const describeChanges = (today: string, jumuah: JumuahSlot[], overrides: Partial<Schedule> = {}, ahead?: number) =>
  changesAhead(
    today,
    openDays({ rows: new Map(), place: bradford, schedule: { ...noSchedule, jumuah, ...overrides } }),
    ahead,
  ).map(describeChange)

describe("a Jumu'ah that moves is announced a week ahead", () => {
  test('at the start and end of summer time', () => {
    const slot = { name: 'First', rules: rules({ always: '13:15', summer: '13:45' }) }
    expect(describeChanges('2026-03-26', [slot])).toEqual([])
    expect(describeChanges('2026-03-27', [slot])).toEqual(['jumuah First 2026-04-03 13:15 → 13:45'])
    expect(describeChanges('2026-04-02', [slot])).toEqual(['jumuah First 2026-04-03 13:15 → 13:45'])
    expect(describeChanges('2026-04-03', [slot])).toEqual([])
    expect(describeChanges('2026-10-24', [slot])).toEqual(['jumuah First 2026-10-30 13:45 → 13:15'])
  })

  test('if only one of two unnamed Jumu’ahs moves', () => {
    const slots = [{ rules: rules('13:15') }, { rules: rules({ always: '14:00', 'from 2026-06-05': '14:15' }) }]
    expect(describeChanges('2026-06-01', slots)).toEqual(['jumuah - 2026-06-05 14:00 → 14:15'])
  })

  test('if it starts or stops being held', () => {
    const slot = { name: 'Late', rules: rules('14:00'), from: '2026-06-05', until: '2026-06-30' }
    expect(describeChanges('2026-06-01', [slot])).toEqual(['jumuah Late 2026-06-05 none → 14:00'])
    expect(describeChanges('2026-06-29', [slot])).toEqual(['jumuah Late 2026-07-03 14:00 → none'])
  })

  test('if one slot replaces another with the same name', () => {
    const winter = { rules: rules('13:15'), until: '2026-03-31' }
    expect(describeChanges('2026-04-01', [winter, { rules: rules('13:45'), from: '2026-04-01' }])).toEqual([
      'jumuah - 2026-04-03 13:15 → 13:45',
    ])
    expect(describeChanges('2026-04-01', [winter, { rules: rules('13:15'), from: '2026-04-01' }])).toEqual([])
  })

  test('for the first Friday that is not an exception', () => {
    const slot = { rules: rules({ always: '13:15', 'from 2026-06-05': '13:30' }) }
    const overrides: Schedule['overrides'] = new Map([['2026-06-05', { jumuah: [14 * 60] }]])
    expect(describeChanges('2026-06-04', [slot], { overrides })).toEqual([])
    expect(describeChanges('2026-06-06', [slot], { overrides })).toEqual(['jumuah - 2026-06-12 13:15 → 13:30'])
  })
})

test("a Jumu'ah that follows the sun, or is moved on a single Friday, is not announced", () => {
  expect(describeChanges('2026-01-01', [{ rules: rules('20 minutes after') }], {}, 364)).toEqual([])
  const overrides: Schedule['overrides'] = new Map([['2026-06-05', { jumuah: [14 * 60] }]])
  expect(describeChanges('2026-06-01', [{ rules: rules('13:15') }], { overrides }, 30)).toEqual([])
})
