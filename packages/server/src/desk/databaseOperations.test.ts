import { deskRights, type MosqueOperation, roles } from '@minaret/plans'
import { databaseOperations, type MosqueCall, needsDatabase } from '@minaret/foundation/operations'
import { refuse } from '@minaret/foundation/responses'
import { httpMessages } from '@minaret/foundation/http'
import { expect, expectTypeOf, test } from 'vitest'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer } from '../../../acceptance/src/index.ts'
import { deskOperations, logKinds } from '../features.ts'

const isMosqueOperation = (id: string): id is MosqueOperation => Object.hasOwn(deskRights, id)

test('only these operations of a mosque can leave the caller’s database role', () => {
  expect(Object.keys(databaseOperations).filter(isMosqueOperation).toSorted()).toEqual([
    'bankLinesPost',
    'boxSheetConfirm',
    'cardPaymentsStart',
    'changeUndo',
    'domainCheck',
    'domainRemove',
    'recoveryCancel',
    'recoveryStart',
  ])
  expect(Object.entries(logKinds).flatMap(([kind, { undo }]) => (undo && !('run' in undo) ? [kind] : []))).toEqual([
    'domainAdded',
  ])
})

test('the type of a handler that does not declare the database has none', () => {
  expectTypeOf<MosqueCall<'payoutsRead'>>().not.toHaveProperty('database')
  expectTypeOf<MosqueCall<'domainCheck'>>().toHaveProperty('database')
})

test('the router passes the database only to operations that declare it', async () => {
  const handlers = { ...deskOperations }
  const server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  try {
    const mosque = await server.tenant()
    const user = await staffUser(server, mosque, roles)
    const hasDatabase = new Map<string, boolean>()
    for (const id of Object.keys(deskOperations))
      Reflect.set(deskOperations, id, async (call: object) => {
        hasDatabase.set(id, 'database' in call)
        return refuse(404, httpMessages.notFound)
      })
    const mosquePath = `/mosques/${mosque.slug}`
    for (const path of [
      '/session',
      `${mosquePath}/payouts`,
      `${mosquePath}/log`,
      `${mosquePath}/today`,
      `${mosquePath}/details`,
    ])
      await user.get(path)
    for (const path of ['/payouts/read', '/card-payments/check', '/card-payments/start', '/changes/x/undo'])
      await user.post(mosquePath + path)
    expect(hasDatabase.size).toBeGreaterThan(7)
    expect([...hasDatabase]).toEqual([...hasDatabase.keys()].map((id) => [id, needsDatabase(id)]))
    expect([...hasDatabase.values()]).toContain(true)
  } finally {
    Object.assign(deskOperations, handlers)
    await server.close()
  }
})
