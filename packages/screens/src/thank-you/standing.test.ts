import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const states = [
  'created',
  'confirming',
  'requires_action',
  'processing',
  'paid',
  'failed',
  'abandoned',
  'part_refunded',
  'refunded',
  'disputed',
  'reversed',
] as const

test('what the page says in every state, while it looks and after', () => {
  expect(states.map((state) => [state, standingOf({ state }, false), standingOf({ state }, true)].join(' '))).toEqual([
    'created waiting stopped',
    'confirming waiting stopped',
    'requires_action waiting unfinished',
    'processing waiting stopped',
    'paid paid paid',
    'failed declined declined',
    'abandoned declined declined',
    'part_refunded returned returned',
    'refunded returned returned',
    'disputed disputed disputed',
    'reversed returned returned',
  ])
})
