import { reverseOfflineGift } from '../../gifts/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BoxOverview, GasdsOverview } from '@minaret/contract/desk'
import { type BoxMosque, boxCount, createBoxMosque } from '../../../../acceptance/src/box.ts'
import { deskHostname, type DeskUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-27T14:00:00Z')
let server: TestServer
let box: BoxMosque

beforeAll(async () => {
  server = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  box = await createBoxMosque(server, now)
})

const readOverview = async (user: DeskUser) => {
  const data: BoxOverview = Object((await user.get(box.path)).body.data)
  return data
}
/** The fields with errors in a response. */
const readErrorFields = ({ body }: Awaited<ReturnType<DeskUser['post']>>): string[] => {
  const { errors = {} }: { errors?: object } = Object(body.data)
  return Object.keys(errors).toSorted()
}
const readEntries = () => box.queryRows('SELECT building_id FROM gasds_entries WHERE tenant_id = $1')

describe('community buildings', () => {
  const gasdsPath = () => `/mosques/${box.mosque.slug}/gasds`
  const hall = { name: 'Upper Hall', address: '1 High Street', postcode: 's95dh' }

  test('follow HMRC’s format and can be selected for a collection', async () => {
    const invalidBuilding = { name: 'قاعة', address: 'x'.repeat(41), postcode: 'JE1 1AA' }
    const response = await box.treasurer.post(`${gasdsPath()}/buildings`, invalidBuilding)
    expect([response.code, readErrorFields(response)]).toEqual([422, ['address', 'name', 'postcode']])
    const emojiResponse = await box.treasurer.post(`${gasdsPath()}/buildings`, { ...hall, name: '🕌', address: '…' })
    expect([emojiResponse.code, readErrorFields(emojiResponse)]).toEqual([422, ['address', 'name']])
    expect((await box.treasurer.post(`${gasdsPath()}/buildings`, hall)).code).toBe(200)
    const [building] = (await readOverview(box.omar)).choices.buildings
    const id = await box.openSheet(box.omar, { building: building?.id })
    expect((await readOverview(box.omar)).sheets).toMatchObject([{ building: 'Upper Hall' }])
    const buildingPath = `${gasdsPath()}/buildings/${building?.id}`
    expect((await box.treasurer.post(buildingPath, { ...hall, open: false })).code).toBe(200)
    expect((await readOverview(box.omar)).choices.buildings).toEqual([])
    // A closed building stays on existing sheets.
    const sheetUpdate = { version: 1, place: box.createDetails({ building: building?.id }), count: boxCount() }
    expect((await box.omar.post(`${box.path}/sheets/${id}`, sheetUpdate)).code).toBe(200)
    await box.confirm(box.omar, id)
    await box.confirm(box.zaynab, id)
    expect(await readEntries()).toMatchObject([{ building_id: building?.id }])
    expect((await box.treasurer.get(gasdsPath())).body.data).toMatchObject({
      years: [{ year: 2027, collectedMinor: 12_345, capMinor: 0, claimableMinor: 0, deadline: '2029-04-05' }],
      buildings: [{ name: 'Upper Hall', postcode: 'S9 5DH', open: false }],
    })
  })

  test.each([
    ['an exact duplicate', hall],
    [
      'a duplicate in capitals with extra spaces',
      { name: ' UPPER  hall', address: '1  HIGH street', postcode: 'S9 5DH' },
    ],
    ['a duplicate with an abbreviated street', { name: 'The Upper Hall', address: '1, High St.', postcode: 'S9 5DH' }],
    ['a duplicate with a number sign', { name: 'Hall', address: 'No. 1 High Street', postcode: 'S9 5DH' }],
    ['a duplicate with different accents', { name: 'Üpper Hall', address: '1 High Street', postcode: 'S9 5DH' }],
    ['another hall at the same address', { name: 'Lower Hall', address: '1 High Street', postcode: 'S9 5DH' }],
    ['the same name and postcode', { name: 'Upper Hall', address: 'High Street', postcode: 'S9 5DH' }],
    ['the same name and address with another postcode', { ...hall, postcode: 'S9 5DJ' }],
  ])('%s is rejected, also for a closed building and in a change', async (_, secondBuilding) => {
    expect((await box.treasurer.post(`${gasdsPath()}/buildings`, hall)).code).toBe(200)
    const addDuplicate = () => box.treasurer.post(`${gasdsPath()}/buildings`, { ...secondBuilding, separate: true })
    const response = await addDuplicate()
    expect([response.code, readErrorFields(response), response.body.message]).toEqual([
      422,
      ['name'],
      expect.stringContaining('Upper Hall'),
    ])
    const listBuildings = async () => {
      const data: GasdsOverview = Object((await box.treasurer.get(gasdsPath())).body.data)
      return data.buildings
    }
    const [firstBuilding] = await listBuildings()
    await box.treasurer.post(`${gasdsPath()}/buildings/${firstBuilding?.id}`, { ...hall, open: false })
    expect((await addDuplicate()).body.message).toContain('closed')
    const otherBuilding = { name: 'East Hall', address: '9 Long Lane', postcode: 'S10 2TN' }
    expect((await box.treasurer.post(`${gasdsPath()}/buildings`, otherBuilding)).code).toBe(200)
    const eastHall = (await listBuildings()).find(({ name }) => name === 'East Hall')
    const update = { ...secondBuilding, separate: true, open: true }
    expect((await box.treasurer.post(`${gasdsPath()}/buildings/${eastHall?.id}`, update)).code).toBe(422)
    expect(await listBuildings()).toHaveLength(2)
  })

  test('added concurrently are stored once', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => box.treasurer.post(`${gasdsPath()}/buildings`, hall)))
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('with the same postcode need a confirmation, because adjoining land counts as one', async () => {
    expect((await box.treasurer.post(`${gasdsPath()}/buildings`, hall)).code).toBe(200)
    const secondBuilding = { name: 'Annexe', address: '14 High Street', postcode: 'S9 5DH' }
    const response = await box.treasurer.post(`${gasdsPath()}/buildings`, secondBuilding)
    expect([response.code, readErrorFields(response)]).toEqual([422, ['separate']])
    expect((await box.treasurer.post(`${gasdsPath()}/buildings`, { ...secondBuilding, separate: true })).code).toBe(200)
    const data: GasdsOverview = Object((await box.treasurer.get(gasdsPath())).body.data)
    const { id } = data.buildings.find(({ name }) => name === 'Annexe') ?? {}
    // An existing building needs no new confirmation.
    const update = { ...secondBuilding, name: 'Annex', open: false }
    expect((await box.treasurer.post(`${gasdsPath()}/buildings/${id}`, update)).code).toBe(200)
  })

  test('small cash reversed in the ledger no longer counts as a small donation', async () => {
    await box.createClosedSheet()
    const readCollected = async () => {
      const data: GasdsOverview = Object((await box.treasurer.get(gasdsPath())).body.data)
      return data.years.map(({ collectedMinor }) => collectedMinor)
    }
    expect(await readCollected()).toEqual([12_345])
    const [row] = await box.queryRows(`SELECT id FROM gifts WHERE tenant_id = $1 AND intent_id LIKE '%.small'`)
    const { id }: { id: string } = Object(row)
    await reverseOfflineGift(server.database, box.mosque.id, id, now)
    expect(await readCollected()).toEqual([])
  })

  test('and connected charities are for the treasurer only', async () => {
    const details = { connected: [{ name: 'Waqf', hmrcReference: 'ab 12345' }], shareMinor: 200_000 }
    expect((await box.omar.get(gasdsPath())).code).toBe(403)
    expect((await box.omar.post(`${gasdsPath()}/details`, details)).code).toBe(403)
    expect(
      (
        await box.treasurer.post(`${gasdsPath()}/details`, {
          ...details,
          connected: [{ name: '', hmrcReference: '1' }],
        })
      ).code,
    ).toBe(422)
    const withEmoji = { ...details, connected: [{ name: '🕌', hmrcReference: 'AB12345' }] }
    expect((await box.treasurer.post(`${gasdsPath()}/details`, withEmoji)).code).toBe(422)
    expect((await box.treasurer.post(`${gasdsPath()}/details`, details)).code).toBe(200)
    expect((await box.treasurer.get(gasdsPath())).body.data).toMatchObject({
      details: { connected: [{ name: 'Waqf', hmrcReference: 'AB12345' }], shareMinor: 200_000 },
    })
  })
})
