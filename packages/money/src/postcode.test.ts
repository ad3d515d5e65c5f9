import { expect, test } from 'vitest'
import { postcodeProblem, readPostcode } from './postcode.ts'

test.each([
  ['s9 5dh', 'S9 5DH'],
  ['S95DH', 'S9 5DH'],
  [' bd7\u00a01  hr ', 'BD7 1HR'],
  ['ec1a-1bb', 'EC1A 1BB'],
  ['W1A 0AX', 'W1A 0AX'],
  ['sw1a 1aa', 'SW1A 1AA'],
  ['N1C 4AG', 'N1C 4AG'],
  ['WC1X 8QT', 'WC1X 8QT'],
  ['m1 1ae', 'M1 1AE'],
  ['DN55 1PT', 'DN55 1PT'],
  ['BT1 5GS', 'BT1 5GS'],
  ['ZE1 0AA', 'ZE1 0AA'],
  ['gir0aa', 'GIR 0AA'],
  ['bf1 3aa', 'BF1 3AA'],
])('the postcode %j is normalised to %j', (text, postcode) => {
  expect(readPostcode(text)).toBe(postcode)
  expect(postcodeProblem(text)).toBeUndefined()
})

test.each([
  ['', 'unreadable'],
  ['S9', 'unreadable'],
  ['12345', 'unreadable'],
  ['S9 5CI', 'unreadable'],
  ['SSS9 5DH', 'unreadable'],
  ['S9 5DH 1', 'unreadable'],
  ['S٩ 5DH', 'unreadable'],
  // Unknown areas: none starts with Q, V or X, and not every pair of letters is one.
  ['QQ1 1AA', 'unreadable'],
  ['XX1 1AA', 'unreadable'],
  ['AA1 1AA', 'unreadable'],
  ['V1 1AA', 'unreadable'],
  ['LZ1 1AA', 'unreadable'],
  // Only London's inner districts end in a letter, and only in certain ones.
  ['M1A 1AA', 'unreadable'],
  ['W1I 1AA', 'unreadable'],
  ['EC1C 1AA', 'unreadable'],
  // Gibraltar, and other territories.
  ['GX11 1AA', 'unreadable'],
  ['FIQQ 1ZZ', 'unreadable'],
  ['JE2 3AB', 'crown'],
  ['gy1 1aa', 'crown'],
  ['IM1 1AE', 'crown'],
  ['BFPO 8', 'bfpo'],
  ['bfpo 5420', 'bfpo'],
] as const)('%j is not the postcode of a home in the United Kingdom: %s', (text, problem) => {
  expect(readPostcode(text)).toBeUndefined()
  expect(postcodeProblem(text)).toBe(problem)
})
