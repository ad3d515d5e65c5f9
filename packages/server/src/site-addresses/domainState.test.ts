import { expect, test } from 'vitest'
import type { DomainEvidence } from './askDns.ts'
import { afterCheck, leads } from './domainState.ts'

const start = new Date('2026-11-01T12:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const nothing = { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }
const found = { proof: 'found', points: 'here' } as const
const used = afterCheck(nothing, found, start)
const see = (row: typeof used, proof: DomainEvidence['proof'], points: DomainEvidence['points'], hours: number) =>
  afterCheck(row, { proof, points }, after(hours))

test('pointing here alone proves nothing, and a record alone leads nobody', () => {
  expect(afterCheck(nothing, { proof: 'missing', points: 'here' }, start)).toEqual(nothing)
  const proved = afterCheck(nothing, { proof: 'found', points: 'elsewhere' }, start)
  expect(proved).toEqual({ ...nothing, provedAt: start })
  expect([leads(proved, start), leads(used, start)]).toEqual([false, true])
})

test('a DNS that does not answer changes nothing, for however long', () => {
  expect(see(used, 'unknown', 'unknown', 24 * 90)).toEqual(used)
  const away = see(used, 'found', 'elsewhere', 1)
  expect(see(away, 'unknown', 'unknown', 2)).toEqual(away)
})

test('a domain that points elsewhere has the links for a day, and again as soon as it is back', () => {
  const away = see(used, 'found', 'elsewhere', 1)
  expect(away.awaySince).toEqual(after(1))
  const later = see(away, 'found', 'elsewhere', 24)
  expect([leads(later, after(24)), leads(later, after(25))]).toEqual([true, false])
  const back = see(later, 'found', 'here', 26)
  expect([back.awaySince, leads(back, after(26))]).toEqual([null, true])
})

test('a record that has gone is reported at once, costs the domain after 30 days, and not where it came back', () => {
  const gone = see(used, 'missing', 'here', 1)
  expect([gone.proofMissingSince, leads(gone, after(1))]).toEqual([after(1), true])
  expect(see(gone, 'missing', 'here', 24 * 30)).toMatchObject({ provedAt: start })
  expect(see(gone, 'missing', 'here', 1 + 24 * 30)).toEqual(nothing)
  expect(see(see(gone, 'found', 'here', 2), 'missing', 'here', 24 * 31)).toMatchObject({ provedAt: start })
})
