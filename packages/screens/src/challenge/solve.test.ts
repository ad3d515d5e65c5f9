import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const hmacSignatureSecret = 'a secret of the server'

const createTestChallenge = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 100, counter, deriveKey, hmacSignatureSecret })

test("solves a server's challenge, and the server accepts the solution", async () => {
  const payload: { challenge: Parameters<typeof verifySolution>[0]['challenge']; solution: never } = JSON.parse(
    atob(await solve(JSON.stringify(await createTestChallenge(25)))),
  )
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})

test('rejects invalid challenges and those of an unknown kind', async () => {
  const challenge = await createTestChallenge(1)
  for (const text of [
    '',
    '{}',
    '{"parameters":{}}',
    JSON.stringify({ parameters: { ...challenge.parameters, algorithm: 'X' } }),
  ])
    await expect(solve(text)).rejects.toThrow(/JSON|unknown kind|Unsupported algorithm/)
})
