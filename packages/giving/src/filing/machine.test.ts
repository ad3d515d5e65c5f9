import { describe, expect, test } from 'vitest'
import type { GatewayResponse } from '../hmrc/index.ts'
import { consequenceOf, type Filing, type FilingStep, type StepOutcome } from './machine.ts'

const sentAt = new Date('2026-11-25T12:00:00Z')
const minute = 60_000
const minutesLater = (minutes: number) => new Date(sentAt.getTime() + minutes * minute)

const filing: Filing = {
  tenantId: '00000000-0000-0000-0000-000000000000',
  id: 'filing',
  mode: 'live',
  service: 'live',
  state: 'acknowledged',
  claims: [1],
  gifts: 1,
  amountMinor: 100,
  smallMinor: 0,
  overclaimedMinor: 0,
  hmrcReference: 'AB12345',
  transactionId: 'OURS',
  irMark: 'mark',
  correlationId: 'C',
  endpoint: null,
  pollSeconds: 2,
  credentials: null,
  attempts: 0,
  nextAt: sentAt,
  attention: null,
  failure: null,
  remarks: [],
  builtAt: sentAt,
  builtBy: null,
  sentAt,
  acknowledgedAt: sentAt,
  answeredAt: null,
  deletedAt: null,
  decidedBy: null,
}

const respondWith = (content: GatewayResponse): StepOutcome => ({ kind: 'response', response: content })
const failure = (number: number) => respondWith({ kind: 'error', errors: [{ number, type: 'fatal', text: 'x' }] })
const acknowledgement = respondWith({ kind: 'acknowledged', correlationId: 'C', pollSeconds: 2 })
const record = { transactionId: 'OURS', correlationId: 'C', status: 'SUBMISSION_RESPONSE' }

const undecidedCases: readonly [
  name: string,
  step: FilingStep,
  outcome: StepOutcome,
  attention: Filing['attention'],
][] = [
  ['a poll that HMRC acknowledges again', 'poll', acknowledgement, 'late'],
  ['a poll without a response', 'poll', { kind: 'no_response' }, 'late'],
  ['a poll with an HMRC error', 'poll', failure(1000), 'late'],
  ['a poll that finds nothing', 'poll', failure(2000), 'not_found'],
  ['a list without the claim', 'list', respondWith({ kind: 'list', records: [] }), 'not_found'],
  ['a list that still names the claim', 'list', respondWith({ kind: 'list', records: [record] }), 'late'],
  ['a list without a response', 'list', { kind: 'not_sent' }, 'not_found'],
  ['a late acknowledgement', 'submit', acknowledgement, 'late'],
  ['a claim without a response', 'submit', { kind: 'no_response' }, 'not_found'],
]

describe.each(undecidedCases)('%s', (_, step, outcome, attention) => {
  const state = step === 'poll' ? 'acknowledged' : 'unknown'
  const consequenceAfter = (minutes: number, row: Partial<Filing> = {}) =>
    consequenceOf({ ...filing, state, ...row }, step, outcome, minutesLater(minutes))

  test('needs a decision after a day, but not before', () => {
    expect(consequenceAfter(24 * 60)).toMatchObject({ change: { attention } })
    expect(consequenceAfter(24 * 60).verdict).toBeUndefined()
    expect(consequenceAfter(24 * 60 - 1).change.attention).toBeUndefined()
  })

  test('keeps a required decision', () => {
    expect(consequenceAfter(48 * 60, { attention: 'not_found' }).change.attention).toBe(attention)
  })

  test('polls HMRC less often after an hour', () => {
    const { nextAt } = consequenceAfter(61).change
    expect(nextAt?.getTime()).toBeGreaterThanOrEqual(minutesLater(76).getTime())
  })
})

test('polls HMRC at its own interval in the first hour', () => {
  expect(consequenceOf(filing, 'poll', acknowledgement, minutesLater(30)).change.nextAt).toEqual(
    new Date(minutesLater(30).getTime() + 2000),
  )
})
