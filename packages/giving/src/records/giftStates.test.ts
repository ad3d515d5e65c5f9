import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftStates, intentStates } from '../../../foundation/src/db/money.ts'
import { declineMessage, declineOf } from '../attempts/messages.ts'
import { giftTransitions, giftNext, isFinalStatus, nextState } from './giftStates.ts'

const sources = ['response', 'read'] as const
const finalStates = ['paid', 'abandoned', 'part_refunded', 'refunded', 'disputed', 'reversed'] as const

test('the state transitions match this table', async () => {
  const lines = sources.flatMap((source) => [
    `## What ${source === 'read' ? 'our own reading' : 'the response to a confirmation'} changes`,
    '',
    `| gift | ${intentStates.join(' | ')} |`,
    `| --- | ${intentStates.map(() => '---').join(' | ')} |`,
    ...giftStates.map(
      (state) =>
        `| ${state} | ${intentStates
          .map((status) => {
            const next = nextState(state, { source, status })
            return next === state ? '·' : next
          })
          .join(' | ')} |`,
    ),
    '',
  ])
  const nextActionRows = giftStates.map((state) => `| ${state} | ${giftNext[state]} |`)
  const page = [
    '# State transitions of a gift',
    '',
    ...lines,
    '## The donor’s next action',
    '',
    '| gift | next |',
    '| --- | --- |',
    ...nextActionRows,
    '',
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('./giftStates.table.md')
})

test('a final state never changes, whatever is read and in whatever order', () => {
  const reading = fc.record({ source: fc.constantFrom(...sources), status: fc.constantFrom(...intentStates) })
  fc.assert(
    fc.property(fc.constantFrom(...finalStates), fc.array(reading), (state, readings) => {
      expect(
        readings.reduce<(typeof giftStates)[number]>((current, reading) => nextState(current, reading), state),
      ).toBe(state)
    }),
  )
})

test('only our own reading makes a gift paid', () => {
  for (const status of intentStates) expect(Object.values(giftTransitions.response[status])).not.toContain('paid')
  const statuses = intentStates.filter((status) => Object.values(giftTransitions.read[status]).includes('paid'))
  expect(statuses).toEqual(['succeeded'])
})

test('paid and cancelled are the only final statuses', () => {
  expect(intentStates.filter(isFinalStatus)).toEqual(['succeeded', 'canceled'])
})

test('declines have four messages, and a stolen card is declined like any other', () => {
  const codes = [
    'incorrect_cvc',
    'expired_card',
    'incorrect_number',
    'insufficient_funds',
    'processing_error',
    'generic_decline',
  ]
  expect(new Set(codes.map((code) => declineMessage(code).en)).size).toBe(4)
  expect(new Set(codes.map(declineOf))).toEqual(new Set(['details', 'funds', 'later', 'bank']))
  for (const code of ['lost_card', 'stolen_card', 'fraudulent', 'merchant_blacklist', 'pickup_card', ''])
    expect(declineMessage(code)).toBe(declineMessage('generic_decline'))
})
