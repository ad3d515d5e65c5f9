import { reverseOfflineGift } from '../../gifts/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BoxOverview, GasdsOverview } from '@minaret/contract/desk'
import { type BoxMosque, boxCount, startBox } from '../../../../acceptance/src/box.ts'
import { deskHostname, type DeskUser } from '../../../../acceptance/src/desk.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

const now = new Date('2026-11-27T14:00:00Z')
let host: TestServer
let box: BoxMosque

beforeAll(async () => {
  host = await startTestServer({ jobs: false, limitRates: false, desk: { hostname: deskHostname }, now: () => now })
})
afterAll(() => host.close())
beforeEach(async () => {
  box = await startBox(host, now)
})

const overview = async (by: DeskUser) => {
  const data: BoxOverview = Object((await by.get(box.path)).body.data)
  return data
}
/** Which fields an answer says something is wrong with. */
const wrongFields = ({ body }: Awaited<ReturnType<DeskUser['post']>>): string[] => {
  const { errors = {} }: { errors?: object } = Object(body.data)
  return Object.keys(errors).toSorted()
}
const entries = () => box.rows('SELECT building_id FROM gasds_entries WHERE tenant_id = $1')

describe('community buildings', () => {
  const gasds = () => `/mosques/${box.mosque.slug}/gasds`
  const hall = { name: 'Upper Hall', address: '1 High Street', postcode: 's95dh' }

  test('are checked by HMRC’s forms, and name where a collection was', async () => {
    const wrong = { name: 'قاعة', address: 'x'.repeat(41), postcode: 'JE1 1AA' }
    const answer = await box.treasurer.post(`${gasds()}/buildings`, wrong)
    expect([answer.code, wrongFields(answer)]).toEqual([422, ['address', 'name', 'postcode']])
    const pictures = await box.treasurer.post(`${gasds()}/buildings`, { ...hall, name: '🕌', address: '…' })
    expect([pictures.code, wrongFields(pictures)]).toEqual([422, ['address', 'name']])
    expect((await box.treasurer.post(`${gasds()}/buildings`, hall)).code).toBe(200)
    const [building] = (await overview(box.omar)).choices.buildings
    const id = await box.open(box.omar, { building: building?.id })
    expect((await overview(box.omar)).sheets).toMatchObject([{ building: 'Upper Hall' }])
    const address = `${gasds()}/buildings/${building?.id}`
    expect((await box.treasurer.post(address, { ...hall, open: false })).code).toBe(200)
    expect((await overview(box.omar)).choices.buildings).toEqual([])
    // Where it was collected stays so.
    const again = { version: 1, place: box.place({ building: building?.id }), count: boxCount() }
    expect((await box.omar.post(`${box.path}/sheets/${id}`, again)).code).toBe(200)
    await box.confirm(box.omar, id)
    await box.confirm(box.zaynab, id)
    expect(await entries()).toMatchObject([{ building_id: building?.id }])
    expect((await box.treasurer.get(gasds())).body.data).toMatchObject({
      years: [{ year: 2027, collectedMinor: 12_345, capMinor: 0, claimableMinor: 0, deadline: '2029-04-05' }],
      buildings: [{ name: 'Upper Hall', postcode: 'S9 5DH', open: false }],
    })
  })

  test.each([
    ['twice the same', hall],
    [
      'the same in capitals, with other spaces',
      { name: ' UPPER  hall', address: '1  HIGH street', postcode: 'S9 5DH' },
    ],
    ['the same with its street shortened', { name: 'The Upper Hall', address: '1, High St.', postcode: 'S9 5DH' }],
    ['the same with a number sign', { name: 'Hall', address: 'No. 1 High Street', postcode: 'S9 5DH' }],
    ['the same with other accents', { name: 'Üpper Hall', address: '1 High Street', postcode: 'S9 5DH' }],
    ['another hall at one address', { name: 'Lower Hall', address: '1 High Street', postcode: 'S9 5DH' }],
    ['one name with one postcode', { name: 'Upper Hall', address: 'High Street', postcode: 'S9 5DH' }],
    ['one name and address with another postcode', { ...hall, postcode: 'S9 5DJ' }],
  ])('%s is one building, also once it is closed, and with others’ changes', async (_, second) => {
    expect((await box.treasurer.post(`${gasds()}/buildings`, hall)).code).toBe(200)
    const add = () => box.treasurer.post(`${gasds()}/buildings`, { ...second, separate: true })
    const answer = await add()
    expect([answer.code, wrongFields(answer), answer.body.message]).toEqual([
      422,
      ['name'],
      expect.stringContaining('Upper Hall'),
    ])
    const list = async () => {
      const data: GasdsOverview = Object((await box.treasurer.get(gasds())).body.data)
      return data.buildings
    }
    const [first] = await list()
    await box.treasurer.post(`${gasds()}/buildings/${first?.id}`, { ...hall, open: false })
    expect((await add()).body.message).toContain('closed')
    const apart = { name: 'East Hall', address: '9 Long Lane', postcode: 'S10 2TN' }
    expect((await box.treasurer.post(`${gasds()}/buildings`, apart)).code).toBe(200)
    const east = (await list()).find(({ name }) => name === 'East Hall')
    const change = { ...second, separate: true, open: true }
    expect((await box.treasurer.post(`${gasds()}/buildings/${east?.id}`, change)).code).toBe(422)
    expect(await list()).toHaveLength(2)
  })

  test('entered at the same moment is one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => box.treasurer.post(`${gasds()}/buildings`, hall)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('with one postcode are asked about: adjoining land counts as one', async () => {
    expect((await box.treasurer.post(`${gasds()}/buildings`, hall)).code).toBe(200)
    const second = { name: 'Annexe', address: '14 High Street', postcode: 'S9 5DH' }
    const answer = await box.treasurer.post(`${gasds()}/buildings`, second)
    expect([answer.code, wrongFields(answer)]).toEqual([422, ['separate']])
    expect((await box.treasurer.post(`${gasds()}/buildings`, { ...second, separate: true })).code).toBe(200)
    const data: GasdsOverview = Object((await box.treasurer.get(gasds())).body.data)
    const { id } = data.buildings.find(({ name }) => name === 'Annexe') ?? {}
    // What stands already is not asked about again.
    const closed = { ...second, name: 'Annex', open: false }
    expect((await box.treasurer.post(`${gasds()}/buildings/${id}`, closed)).code).toBe(200)
  })

  test('small cash that is taken back in the ledger is no small donation any more', async () => {
    await box.closed()
    const collected = async () => {
      const data: GasdsOverview = Object((await box.treasurer.get(gasds())).body.data)
      return data.years.map(({ collectedMinor }) => collectedMinor)
    }
    expect(await collected()).toEqual([12_345])
    const [small] = await box.rows(`SELECT id FROM gifts WHERE tenant_id = $1 AND intent_id LIKE '%.small'`)
    const { id }: { id: string } = Object(small)
    await reverseOfflineGift(host.database, box.mosque.id, id, now)
    expect(await collected()).toEqual([])
  })

  test('and connected charities are the box.treasurer’s alone', async () => {
    const details = { connected: [{ name: 'Waqf', hmrcReference: 'ab 12345' }], shareMinor: 200_000 }
    expect((await box.omar.get(gasds())).code).toBe(403)
    expect((await box.omar.post(`${gasds()}/details`, details)).code).toBe(403)
    expect(
      (await box.treasurer.post(`${gasds()}/details`, { ...details, connected: [{ name: '', hmrcReference: '1' }] }))
        .code,
    ).toBe(422)
    const picture = { ...details, connected: [{ name: '🕌', hmrcReference: 'AB12345' }] }
    expect((await box.treasurer.post(`${gasds()}/details`, picture)).code).toBe(422)
    expect((await box.treasurer.post(`${gasds()}/details`, details)).code).toBe(200)
    expect((await box.treasurer.get(gasds())).body.data).toMatchObject({
      details: { connected: [{ name: 'Waqf', hmrcReference: 'AB12345' }], shareMinor: 200_000 },
    })
  })
})
