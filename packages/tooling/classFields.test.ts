import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { wrapClassFields } from './classFields.ts'

const inClass = (field: string) => `class C { ${field} }`

test.each([
  ['a name', '#a = b', '#a = (() => (b)).call()'],
  ['a call', 'static a = make(b)', 'static a = (() => (make(b))).call()'],
  ['an object of names', 'a = { b }', 'a = (() => ({ b })).call()'],
  [
    'a class within a class',
    'a = wrap(class { b = c })',
    'a = (() => (wrap(class { b = (() => (c)).call() }))).call()',
  ],
])('a field initialised with %s is wrapped in a function', (_description, field, expected) => {
  expect(wrapClassFields(inClass(field))).toBe(inClass(expected))
})

test.each(['a', 'a = 1', '#a = null', 'a = []', 'a = {}', 'a = () => b', 'a = this', 'get() { return b }'])(
  'a field without outside names is unchanged: %s',
  (field) => {
    expect(wrapClassFields(inClass(field))).toBe(inClass(field))
  },
)

test('a wrapped field has the same value', () => {
  const wrappedCode = wrapClassFields('class C { #a = outer; b = this.#a + 1 } new C().b')
  expect(runInNewContext(wrappedCode, { outer: 41 })).toBe(42)
})
