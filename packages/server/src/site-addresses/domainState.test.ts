import { expect, test } from 'vitest'
import type { DomainEvidence } from './askDns.ts'
import { afterCheck, isUsedByLinks } from './domainState.ts'

const startTime = new Date('2026-11-01T12:00:00Z')
const hoursLater = (hours: number) => new Date(startTime.getTime() + hours * 3_600_000)
const unprovedDates = { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }
const connectedEvidence = { proof: 'found', points: 'here' } as const
const usedDomain = afterCheck(unprovedDates, connectedEvidence, startTime)
const check = (
  row: typeof usedDomain,
  proof: DomainEvidence['proof'],
  points: DomainEvidence['points'],
  hours: number,
) => afterCheck(row, { proof, points }, hoursLater(hours))

test('an address record alone does not prove a domain, and a proof record alone does not move links', () => {
  expect(afterCheck(unprovedDates, { proof: 'missing', points: 'here' }, startTime)).toEqual(unprovedDates)
  const provedDomain = afterCheck(unprovedDates, { proof: 'found', points: 'elsewhere' }, startTime)
  expect(provedDomain).toEqual({ ...unprovedDates, provedAt: startTime })
  expect([isUsedByLinks(provedDomain, startTime), isUsedByLinks(usedDomain, startTime)]).toEqual([false, true])
})

test('an unresponsive DNS server does not change the state, however long it lasts', () => {
  expect(check(usedDomain, 'unknown', 'unknown', 24 * 90)).toEqual(usedDomain)
  const awayDomain = check(usedDomain, 'found', 'elsewhere', 1)
  expect(check(awayDomain, 'unknown', 'unknown', 2)).toEqual(awayDomain)
})

test('a domain that points elsewhere keeps the links for a day, and regains them when it returns', () => {
  const awayDomain = check(usedDomain, 'found', 'elsewhere', 1)
  expect(awayDomain.awaySince).toEqual(hoursLater(1))
  const laterState = check(awayDomain, 'found', 'elsewhere', 24)
  expect([isUsedByLinks(laterState, hoursLater(24)), isUsedByLinks(laterState, hoursLater(25))]).toEqual([true, false])
  const returnedDomain = check(laterState, 'found', 'here', 26)
  expect([returnedDomain.awaySince, isUsedByLinks(returnedDomain, hoursLater(26))]).toEqual([null, true])
})

test('a missing record is reported at once, and the domain is lost after 30 days unless the record returns', () => {
  const withoutRecord = check(usedDomain, 'missing', 'here', 1)
  expect([withoutRecord.proofMissingSince, isUsedByLinks(withoutRecord, hoursLater(1))]).toEqual([hoursLater(1), true])
  expect(check(withoutRecord, 'missing', 'here', 24 * 30)).toMatchObject({ provedAt: startTime })
  expect(check(withoutRecord, 'missing', 'here', 1 + 24 * 30)).toEqual(unprovedDates)
  expect(check(check(withoutRecord, 'found', 'here', 2), 'missing', 'here', 24 * 31)).toMatchObject({
    provedAt: startTime,
  })
})
