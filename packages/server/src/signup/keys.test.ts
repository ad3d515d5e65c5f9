import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createSecrets, type Secrets } from '../../../foundation/src/base/secrets.ts'
import { verifyKey } from '../../../foundation/src/db/installationKey.ts'
import { rotateSecrets } from '../secrets-rotation/rotate.ts'
import { deskCalls, deskHostname } from '../../../acceptance/src/desk.ts'
import { startTestServer, testDatabase } from '../../../acceptance/src/index.ts'
import { inviteToSignUp } from './operator.ts'

test('invitations and the daily email limit survive a change of the secrets key', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const startServer = async (secrets: Secrets) => {
    const signup = { mode: 'invited' as const, domain: 'localhost' }
    const server = await startTestServer({ database, secrets, jobs: false, desk: { hostname: deskHostname, signup } })
    onTestFinished(() => server.close())
    return (email: string) => deskCalls(server, '', '').post('/signup/begin', { email, language: 'en' })
  }
  const countEmails = async () =>
    (await database.pool.query("select from graphile_worker.jobs where task_identifier = 'signup-code'")).rowCount
  const [oldKey, newKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]

  const oldSecrets = await verifyKey(database, createSecrets(oldKey))
  for (const email of ['aisha@example.org', 'yusuf@example.org'])
    await inviteToSignUp(database, oldSecrets, email, new Date())
  const begin = await startServer(oldSecrets)
  for (let index = 0; index < 3; index += 1) expect((await begin('yusuf@example.org')).code).toBe(200)

  await rotateSecrets(database, await verifyKey(database, createSecrets(newKey, oldKey)))
  const beginWithNewKey = await startServer(await verifyKey(database, createSecrets(newKey)))
  expect((await beginWithNewKey('yusuf@example.org')).code).toBe(429)
  expect([(await beginWithNewKey('Aisha@example.org')).code, await countEmails()]).toEqual([200, 4])
})
