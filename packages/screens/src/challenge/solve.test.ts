import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const hmacSignatureSecret = 'a secret of the host'

const made = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 100, counter, deriveKey, hmacSignatureSecret })

test('a challenge of the host is solved, and the host takes the solution', async () => {
  const sent: { challenge: Parameters<typeof verifySolution>[0]['challenge']; solution: never } = JSON.parse(
    atob(await solve(JSON.stringify(await made(25)))),
  )
  expect(await verifySolution({ ...sent, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})

test('what is no challenge, or of a kind nobody knows, is not solved', async () => {
  const challenge = await made(1)
  for (const text of [
    '',
    '{}',
    '{"parameters":{}}',
    JSON.stringify({ parameters: { ...challenge.parameters, algorithm: 'X' } }),
  ])
    await expect(solve(text)).rejects.toThrow(/JSON|unknown kind|Unsupported algorithm/)
})
