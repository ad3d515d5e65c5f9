import { expect, test } from 'vitest'
import { reuseInstances } from './reuseInstances.ts'

test('contexts, and collections filled at run time, survive an edit of their module', () => {
  expect(reuseInstances('export const A = createContext(null); const b = new Map()')).toBe(
    'export const A = (import.meta.hot.data.A ??= createContext(null)); const b = (import.meta.hot.data.b ??= new Map())',
  )
})

test('recreates values that an edit may change: tables and function results', () => {
  const code = "const names = new Map([['a', 1]]); const make = () => new Map(); const c = create(A)"
  expect(reuseInstances(code)).toBe(code)
})
