import { afterAll, beforeAll, expect, test } from 'vitest'
import { OperatorError } from '../../../foundation/src/base/OperatorError.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { changeOverride, clearOverride, type OwnDayChange } from './changeOverride.ts'
import { overrideDay } from './operator.ts'
import { showTimes } from './showTimes.ts'

const day = '2026-12-25'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
})
afterAll(() => server.close())

const change = ({ id }: TestTenant, values: OwnDayChange) =>
  server.database.forTenant(id)((tx) => changeOverride(tx, id, day, values))
const readOverrides = async ({ id }: TestTenant) => {
  const query = 'select jamaat, note from day_overrides where tenant_id = $1'
  const { rows } = await server.database.pool.query<{ jamaat: object; note: string | null }>(query, [id])
  return rows
}

test('merges changes to a day, and removes only the named prayers', async () => {
  const mosque = await server.tenant()
  await change(mosque, { set: { dhuhr: '13:15', isha: null }, note: 'Conference' })
  expect(await change(mosque, { set: { asr: '15:00' } })).toEqual({
    jamaat: { dhuhr: '13:15', isha: null, asr: '15:00' },
    note: 'Conference',
  })
  expect(await change(mosque, { reset: ['isha'], note: '' })).toEqual({ jamaat: { dhuhr: '13:15', asr: '15:00' } })
  expect(await readOverrides(mosque)).toEqual([{ jamaat: { dhuhr: '13:15', asr: '15:00' }, note: null }])
})

test("rejects invalid overrides with a message, such as Jumu'ah on another day", async () => {
  const mosque = await server.tenant()
  const saturdayChange = server.database.forTenant(mosque.id)((tx) =>
    overrideDay(tx, mosque.id, '2026-12-26', { set: { jumuah: '13:00' } }),
  )
  await expect(saturdayChange).rejects.toThrow(OperatorError)
  await expect(saturdayChange).rejects.toThrow("2026-12-26 is not a Friday, so it has no Jumu'ah. Nothing was changed.")
  expect(await readOverrides(mosque)).toEqual([])
})

test('deletes an empty override', async () => {
  const mosque = await server.tenant()
  await change(mosque, { set: { dhuhr: '13:15' }, note: ' ' })
  expect(await change(mosque, { reset: ['dhuhr'] })).toBeUndefined()
  expect(await readOverrides(mosque)).toEqual([])
  await change(mosque, { set: { dhuhr: '13:15' }, note: 'Conference' })
  await server.database.forTenant(mosque.id)((tx) => clearOverride(tx, mosque.id, day))
  expect(await readOverrides(mosque)).toEqual([])
})

test('merges concurrent changes to a day without an override', async () => {
  const mosque = await server.tenant()
  const times = { fajr: '06:00', dhuhr: '13:15', asr: '15:00', maghrib: '16:30', isha: '19:00' }
  await Promise.all(Object.entries(times).map(([prayer, time]) => change(mosque, { set: { [prayer]: time } })))
  expect(await readOverrides(mosque)).toEqual([{ jamaat: times, note: null }])
})

test('keeps mosques’ overrides separate, and publishes them', async () => {
  const [mosque, otherMosque] = [await server.tenant(), await server.tenant()]
  await change(otherMosque, { set: { dhuhr: '13:45' }, note: 'Wedding' })
  await change(mosque, { set: { dhuhr: '13:15' } })
  const readTimes = async ({ id }: TestTenant) => {
    const { days, version } = await showTimes(server, id, day)
    return { note: days[0]?.note, dhuhr: days[0]?.prayers[1]?.jamaat?.time, version }
  }
  expect(await readTimes(mosque)).toMatchObject({ note: undefined, dhuhr: '13:15' })
  expect(await readTimes(otherMosque)).toMatchObject({ note: 'Wedding', dhuhr: '13:45' })
  const { body } = await server.get(otherMosque, '/api/prayer-time/today')
  expect(Reflect.get(Object(body.data), 'version')).toBe((await readTimes(otherMosque)).version)
  expect((await showTimes(server, otherMosque.id, '2026-12')).days).toHaveLength(31)
})
