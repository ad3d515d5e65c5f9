import { expect, test } from 'vitest'
import { sliceOf } from './slice.ts'

const failure = new Error('down')

test.each([
  ['loading for the first time', { data: undefined, error: null }, { status: 'in progress' }],
  ['complete', { data: 1, error: null }, { status: 'success', data: 1 }],
  ['failed', { data: undefined, error: failure }, { status: 'failure', error: failure }],
  ['complete, and failed a background refresh', { data: 1, error: failure }, { status: 'success', data: 1 }],
] as const)('a load that is %s', (_name, query, slice) => {
  expect(sliceOf(query)).toEqual(slice)
})
