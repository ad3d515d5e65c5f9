import { expect, test } from 'vitest'
import { describeAdjustments } from './index.ts'

test.each([
  ['#0f6e6a', 'a dark teal stays', { light: 'same', dark: 'lighter', isBright: false }],
  ['#2fb5ae', 'a middling teal is darkened for white words', { light: 'darker', dark: 'lighter', isBright: false }],
  ['#f5c518', 'a bright yellow carries dark words', { light: 'same', dark: 'same', isBright: true }],
  ['#101040', 'a near black is lightened', { light: 'lighter', dark: 'lighter', isBright: false }],
  ['#ff0000', 'a glaring red is darkened', { light: 'darker', dark: 'lighter', isBright: false }],
  ['#888888', 'a grey becomes nearly black and nearly white', { light: 'neutral', dark: 'neutral', isBright: false }],
])('%s: %s', (seed, _what, adjusted) => {
  const { least, ...rest } = describeAdjustments(seed)
  expect(rest).toEqual(adjusted)
  expect(least).toBeGreaterThanOrEqual(4.5)
})
