import { deskRights, type MosqueOperation, roles } from '@minaret/plans'
import { databaseOperations, type MosqueCall, needsDatabase } from '@minaret/foundation/operations'
import { refuse } from '@minaret/foundation/responses'
import { httpMessages } from '@minaret/foundation/http'
import { expect, expectTypeOf, test } from 'vitest'
import { deskHostname, staffUser } from '../../../acceptance/src/desk.ts'
import { startTestServer } from '../../../acceptance/src/index.ts'
import { deskOperations, logKinds } from '../features.ts'

const isMosqueOperation = (id: string): id is MosqueOperation => Object.hasOwn(deskRights, id)

test('of the operations for a mosque, only these can leave the caller’s database role', () => {
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
  const host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname } })
  try {
    const mosque = await host.tenant()
    const user = await staffUser(host, mosque, roles)
    const received = new Map<string, boolean>()
    for (const id of Object.keys(deskOperations))
      Reflect.set(deskOperations, id, async (call: object) => {
        received.set(id, 'database' in call)
        return refuse(404, httpMessages.notFound)
      })
    const at = `/mosques/${mosque.slug}`
    for (const path of ['/session', `${at}/payouts`, `${at}/log`, `${at}/today`, `${at}/details`]) await user.get(path)
    for (const path of ['/payouts/read', '/card-payments/check', '/card-payments/start', '/changes/x/undo'])
      await user.post(at + path)
    expect(received.size).toBeGreaterThan(7)
    expect([...received]).toEqual([...received.keys()].map((id) => [id, needsDatabase(id)]))
    expect([...received.values()]).toContain(true)
  } finally {
    Object.assign(deskOperations, handlers)
    await host.close()
  }
})
