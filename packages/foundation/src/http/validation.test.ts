import { expect, test } from 'vitest'
import { bodyErrors, fieldErrors, validation } from './validation.ts'
import { messages as texts } from './messages.gen.ts'

const check = validation.body({
  type: 'object',
  properties: {
    email: { type: 'string', format: 'email', minLength: 3 },
    name: { type: 'string', minLength: 2 },
  },
})

const problems = (body: unknown) => (check(body) ? {} : fieldErrors(check.errors))

test('an empty or too short email address gets the message about its format', () => {
  expect(problems({ email: '' })).toEqual({ email: texts.emailForm })
  expect(problems({ email: 'a@' })).toEqual({ email: texts.emailForm })
})

test('an empty field gets "needed", a short one its minimum length', () => {
  expect(problems({ name: '' })).toEqual({ name: texts.needed })
  expect(problems({ name: 'a' })).toEqual({ name: texts.tooShort({ limit: 2 }) })
})

test('reports all errors of a form, but only the first in a body larger than any form', () => {
  const list = { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } } }
  const findErrors = (count: number) => bodyErrors(list, { list: Array.from({ length: count }, () => 1) })
  expect([findErrors(0).length, findErrors(100).length, findErrors(100_000).length]).toEqual([0, 100, 1])
  expect(bodyErrors(list, { list: Array.from({ length: 1000 }, () => [[[1]]]) })).toHaveLength(1)
})
