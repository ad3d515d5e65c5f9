import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { startTestServer, type TestServer } from '../../../acceptance/src/index.ts'
import { createDirectory } from './directory.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

/** Creates a directory that is notified of changes, with the number of transactions it has used. */
function createCountingDirectory() {
  const transactions = { count: 0 }
  const { database } = server
  const directory = createDirectory(
    {
      ...database,
      global(work) {
        transactions.count += 1
        return database.global(work)
      },
    },
    { isFeedCurrent: () => true },
  )
  return { directory, transactions }
}

test('looks up a payment account’s mosque once', async () => {
  const { id } = await server.tenant()
  const accountId = await saveAccount(server.database, server.secrets, { tenantId: id, kind: 'demonstration' })
  const { directory, transactions } = createCountingDirectory()
  expect(await directory.byAccount('nobody-has-this')).toBeUndefined()
  transactions.count = 0
  const first = await directory.byAccount(accountId)
  expect(first?.id).toBe(id)
  expect(transactions.count).toBe(2)
  directory.forget(id)
  expect((await directory.byAccount(accountId))?.id).toBe(id)
  expect(transactions.count).toBe(3)
})

test('a host name is known once a mosque was found by it, even after a change', async () => {
  const { id, hostname } = await server.tenant()
  const { directory } = createCountingDirectory()
  await directory.byHostname('nobody.example')
  expect([directory.knows(hostname), directory.knows('nobody.example')]).toEqual([false, false])
  await directory.byHostname(hostname)
  directory.forget(id)
  expect(directory.knows(hostname)).toBe(true)
})
