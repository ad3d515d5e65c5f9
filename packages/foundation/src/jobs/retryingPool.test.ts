import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testkit/src/database.ts'
import { createRetryingPool } from './retryingPool.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('reports a lost connection as "cannot connect now", so that the queue retries', async () => {
  const client = await createRetryingPool(database.pool).connect()
  const end = client.query('SELECT pg_terminate_backend(pg_backend_pid())')
  await expect(end).rejects.toMatchObject({ code: '57P03' })
  await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '57P03' })
  client.release(true)
})

test('leaves the database’s results and errors unchanged', async () => {
  const client = await createRetryingPool(database.pool).connect()
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await expect(client.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' })
  client.release()
})

test('connecting after the end of the pool never settles, because an unhandled rejection would end the process', async () => {
  const closingDatabase = await testDatabase()
  const pool = createRetryingPool(closingDatabase.pool)
  await closingDatabase.close()
  const client = pool.connect().then(
    () => 'connected',
    () => 'refused',
  )
  await expect(Promise.race([client, sleep(50, 'silence')])).resolves.toBe('silence')
})
