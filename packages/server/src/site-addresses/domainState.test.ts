import { expect, test } from 'vitest'
import type { DomainEvidence } from './askDns.ts'
import { afterCheck, leads } from './domainState.ts'

const start = new Date('2026-11-01T12:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const unproved = { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }
const connected = { proof: 'found', points: 'here' } as const
const usedDomain = afterCheck(unproved, connected, start)
const check = (
  row: typeof usedDomain,
  proof: DomainEvidence['proof'],
  points: DomainEvidence['points'],
  hours: number,
) => afterCheck(row, { proof, points }, after(hours))

test('an address record alone proves nothing, and the proof record alone does not move links', () => {
  expect(afterCheck(unproved, { proof: 'missing', points: 'here' }, start)).toEqual(unproved)
  const proved = afterCheck(unproved, { proof: 'found', points: 'elsewhere' }, start)
  expect(proved).toEqual({ ...unproved, provedAt: start })
  expect([leads(proved, start), leads(usedDomain, start)]).toEqual([false, true])
})

test('an unresponsive DNS server changes nothing, for any length of time', () => {
  expect(check(usedDomain, 'unknown', 'unknown', 24 * 90)).toEqual(usedDomain)
  const away = check(usedDomain, 'found', 'elsewhere', 1)
  expect(check(away, 'unknown', 'unknown', 2)).toEqual(away)
})

test('a domain that points elsewhere keeps the links for a day, and regains them when it returns', () => {
  const away = check(usedDomain, 'found', 'elsewhere', 1)
  expect(away.awaySince).toEqual(after(1))
  const later = check(away, 'found', 'elsewhere', 24)
  expect([leads(later, after(24)), leads(later, after(25))]).toEqual([true, false])
  const back = check(later, 'found', 'here', 26)
  expect([back.awaySince, leads(back, after(26))]).toEqual([null, true])
})

test('a missing record is reported at once, and loses the domain after 30 days unless it returns', () => {
  const gone = check(usedDomain, 'missing', 'here', 1)
  expect([gone.proofMissingSince, leads(gone, after(1))]).toEqual([after(1), true])
  expect(check(gone, 'missing', 'here', 24 * 30)).toMatchObject({ provedAt: start })
  expect(check(gone, 'missing', 'here', 1 + 24 * 30)).toEqual(unproved)
  expect(check(check(gone, 'found', 'here', 2), 'missing', 'here', 24 * 31)).toMatchObject({ provedAt: start })
})
