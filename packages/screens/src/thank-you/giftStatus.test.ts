import type { GiftDetail } from '@minaret/contract'
import { expect, test } from 'vitest'
import { giftStatusOf } from './giftStatus.ts'

const states: [GiftDetail['state'], GiftDetail['next']][] = [
  ['created', 'poll'],
  ['confirming', 'poll'],
  ['requires_action', 'act'],
  ['processing', 'poll'],
  ['paid', 'done'],
  ['failed', 'retry'],
  ['abandoned', 'done'],
  ['part_refunded', 'done'],
  ['refunded', 'done'],
  ['disputed', 'done'],
  ['reversed', 'done'],
  ['pending_setup', 'poll'],
  ['pending_setup', 'act'],
  ['pending_setup', 'retry'],
  ['scheduled', 'done'],
  ['active', 'done'],
  ['paused', 'done'],
  ['past_due', 'done'],
  ['ending', 'done'],
  ['ended', 'done'],
  ['expired', 'done'],
]

test('maps every state to a status, before and after the wait becomes slow', () => {
  expect(
    states.map(([state, next]) =>
      [state, next, giftStatusOf({ state, next }, false), giftStatusOf({ state, next }, true)].join(' '),
    ),
  ).toEqual([
    'created poll waiting slow',
    'confirming poll waiting slow',
    'requires_action act bank slow',
    'processing poll waiting slow',
    'paid done paid paid',
    'failed retry declined declined',
    'abandoned done declined declined',
    'part_refunded done partlyReturned partlyReturned',
    'refunded done returned returned',
    'disputed done disputed disputed',
    'reversed done reversed reversed',
    'pending_setup poll waiting slow',
    'pending_setup act bank slow',
    'pending_setup retry declined declined',
    'scheduled done running running',
    'active done running running',
    'paused done paused paused',
    'past_due done troubled troubled',
    'ending done running running',
    'ended done ended ended',
    'expired done expired expired',
  ])
})
