import { expect, test } from 'vitest'
import {
  type CommandWording,
  DomainError,
  type NoValues,
  refuseDomainError,
  throwForCommand,
  type Wording,
} from './DomainError.ts'
import { InvalidValueError, OperatorError } from './OperatorError.ts'

type Codes = { tooMuch: { leftMinor: number }; gone: NoValues }
class PotError extends DomainError<Codes> {}
class OtherError extends DomainError<Codes> {}

const desk: Wording<Codes, string> = { tooMuch: ({ leftMinor }) => `${leftMinor} left`, gone: () => 'gone' }
const command: CommandWording<Codes> = {
  tooMuch: ({ leftMinor }) => new InvalidValueError(`Only ${leftMinor} is left.`),
  gone: () => 'It is gone. "pot list" shows the others.',
}
const fail = (error: Error) => () => Promise.reject(error)

test('formats a code and its values with the caller’s messages', async () => {
  const tooMuch = fail(new PotError({ code: 'tooMuch', leftMinor: 3 }))
  expect(await refuseDomainError(PotError, desk, tooMuch)).toBe('3 left')
  expect(await refuseDomainError(PotError, desk, async () => 'paid')).toBe('paid')
  await expect(throwForCommand(PotError, command, tooMuch)).rejects.toThrow(new InvalidValueError('Only 3 is left.'))
  await expect(throwForCommand(PotError, command, fail(new PotError({ code: 'gone' })))).rejects.toThrow(
    new OperatorError('It is gone. "pot list" shows the others.'),
  )
})

test('rethrows other errors, including those of another feature with the same codes', async () => {
  for (const error of [new OtherError({ code: 'gone' }), new Error('The database is away.')]) {
    await expect(refuseDomainError(PotError, desk, fail(error))).rejects.toBe(error)
    await expect(throwForCommand(PotError, command, fail(error))).rejects.toBe(error)
  }
})

test('an error’s text contains its class and code, but none of its values', () => {
  expect(String(new PotError({ code: 'tooMuch', leftMinor: 3 }))).toBe('PotError: tooMuch')
})
