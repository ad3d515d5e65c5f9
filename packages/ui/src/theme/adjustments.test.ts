import { expect, test } from 'vitest'
import { describeAdjustments } from './index.ts'

test.each([
  ['#0f6e6a', 'keeps a dark teal', { light: 'same', dark: 'lighter', isBright: false }],
  ['#2fb5ae', 'darkens a medium teal for white text', { light: 'darker', dark: 'lighter', isBright: false }],
  ['#f5c518', 'puts dark text on a bright yellow', { light: 'same', dark: 'same', isBright: true }],
  ['#101040', 'lightens a near black', { light: 'lighter', dark: 'lighter', isBright: false }],
  ['#ff0000', 'darkens a glaring red', { light: 'darker', dark: 'lighter', isBright: false }],
  [
    '#888888',
    'turns a grey into nearly black and nearly white',
    { light: 'neutral', dark: 'neutral', isBright: false },
  ],
])('%s: %s', (seed, _name, expected) => {
  const { minContrast, ...rest } = describeAdjustments(seed)
  expect(rest).toEqual(expected)
  expect(minContrast).toBeGreaterThanOrEqual(4.5)
})
