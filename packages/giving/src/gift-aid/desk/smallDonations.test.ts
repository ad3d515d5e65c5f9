import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GasdsOverview, GiftAidOverview } from '@minaret/contract/desk'
import { filingTasks } from '../../filing/index.ts'
import { detailsDraft } from '../../testing/filing.ts'
import { readSchedule } from '../../testing/hmrcReader.ts'
import { schemaErrors } from '../../testing/hmrcSamples.ts'
import { type HmrcStub, startHmrcStub } from '../../testing/hmrcStub.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { fill, startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

let now = new Date('2026-11-25T12:00:00Z')
let hmrc: HmrcStub
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string
const settings = () => ({ service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base }) as const

beforeAll(async () => {
  hmrc = await startHmrcStub()
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    desk: { hostname: deskHostname },
    now: () => now,
    filing: settings(),
  })
})
afterAll(async () => {
  await server.close()
  await hmrc.close()
})
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z')
  hmrc.plan = {}
  hmrc.received.length = 0
  mosque = await startDeclaring(server.database, { paymentMode: 'test', timeZone: 'Europe/London' })
  path = `/mosques/${mosque.slug}/gift-aid`
  treasurer = await staffUser(server, mosque, ['treasurer'], { now })
  await treasurer.post(`${path}/details`, detailsDraft)
})

const addGift = async (amountMinor: number, paidAt = '2026-06-01T10:00:00Z') => {
  const declaration_id = await mosque.insertDeclaration({ mode: 'test' })
  return mosque.insertGift({
    mode: 'test',
    declaration_id,
    gift_aid: 'yes',
    amount_minor: amountMinor,
    paid_at: paidAt,
  })
}
let sheetCount = 0
type CollectionOptions = { day?: string; year?: number; building?: string }
/** Inserts the small cash of a closed sheet. */
const collect = (amountMinor: number, { day = '2026-06-05', year = 2027, building }: CollectionOptions = {}) =>
  fill(server.database, mosque.id, 'gasds_entries', [
    {
      sheet_id: `sheet-${(sheetCount += 1)}`,
      mode: 'test',
      year,
      day,
      building_id: building ?? null,
      amount_minor: amountMinor,
      at: now.toISOString(),
    },
  ])
const readOverview = async () => {
  const data: GiftAidOverview = Object((await treasurer.get(path)).body.data)
  return data
}
const readYears = async () => {
  const data: GasdsOverview = Object((await treasurer.get(`/mosques/${mosque.slug}/gasds`)).body.data)
  return data.years
}
const file = (body: object) =>
  treasurer.post(`${path}/filings`, { include: [], userId: 'ISV123', password: 'sesame', declared: true, ...body })
async function settle(): Promise<void> {
  const { database, secrets } = server
  const tasks = filingTasks({ database, secrets, filing: settings(), now: () => now, log: { error: () => {} } })
  for (let minute = 0; minute < 5; minute += 1) {
    await tasks['hmrc-filings-due']()
    now = new Date(now.getTime() + 60_000)
  }
}
/** The claim as received by HMRC. */
const receivedXml = () => hmrc.received.find((xml) => xml.includes('<R68>')) ?? ''
const addBuilding = async (name: string, postcode = 'S9 5DH') => {
  const building = { name, address: '1 High Street', postcode }
  expect((await treasurer.post(`/mosques/${mosque.slug}/gasds/buildings`, building)).code).toBe(200)
  const { rows } = await server.database.pool.query<{ id: string }>(
    'SELECT id FROM community_buildings WHERE tenant_id = $1 AND name = $2',
    [mosque.id, name],
  )
  return rows[0]?.id ?? ''
}

describe('small donations in a claim to HMRC', () => {
  test('are claimed once, with the Gift Aid donations that match them, valid for HMRC’s schema', async () => {
    await addGift(2500)
    await collect(90_000)
    expect((await readOverview()).claimable).toMatchObject({ gifts: 1, smallMinor: 25_000, smallTaxMinor: 6250 })
    expect((await file({ gifts: 1, amountMinor: 2500, smallMinor: 25_000 })).code).toBe(200)
    await settle()
    expect(await schemaErrors(receivedXml())).toEqual([])
    expect(receivedXml()).toContain(
      '<GASDS><ConnectedCharities>no</ConnectedCharities><GASDSClaim><Year>2027</Year><Amount>250.00</Amount></GASDSClaim><CommBldgs>no</CommBldgs></GASDS>',
    )
    expect(await readOverview()).toMatchObject({
      claimable: { gifts: 0 },
      claims: [{ state: 'claimed', smallMinor: 25_000, taxMinor: 6875 }],
      filings: [{ state: 'accepted', smallMinor: 25_000, taxMinor: 6875 }],
    })
    expect((await readOverview()).claimable?.smallMinor).toBeUndefined()
    expect(await readYears()).toMatchObject([
      {
        year: 2027,
        collectedMinor: 90_000,
        capMinor: 25_000,
        claimedMinor: 25_000,
        claimableMinor: 0,
        giftAidMinor: 2500,
      },
    ])
  })

  test('can be claimed alone after more Gift Aid donations than they need', async () => {
    await addGift(2500)
    await collect(10_000)
    expect((await file({ gifts: 1, amountMinor: 2500 })).code).toBe(200)
    await settle()
    expect(receivedXml()).not.toContain('GASDS')
    hmrc.received.length = 0
    expect((await file({ gifts: 0, amountMinor: 0, smallMinor: 10_000 })).code).toBe(200)
    await settle()
    expect(await schemaErrors(receivedXml())).toEqual([])
    expect(receivedXml()).not.toContain('Repayment')
    expect((await readOverview()).claims).toMatchObject([{ number: 2, lines: 0, state: 'claimed' }, { number: 1 }])
  })

  test('can be claimed again if HMRC rejects the claim', async () => {
    await addGift(2500)
    await collect(10_000)
    hmrc.plan = { verdict: () => [{ number: 3001, text: 'No' }] }
    await file({ gifts: 1, amountMinor: 2500, smallMinor: 10_000 })
    await settle()
    expect((await readOverview()).filings).toMatchObject([{ state: 'refused' }])
    expect(await readYears()).toMatchObject([{ claimedMinor: 0, giftAidMinor: 0 }])
    expect((await readOverview()).claimable).toMatchObject({ smallMinor: 10_000 })
  })

  test('are valid for several years, connected charities and two buildings', async () => {
    await addGift(60_000)
    await addGift(50_000, '2025-06-01T10:00:00Z')
    await addGift(50_000, '2024-06-01T10:00:00Z')
    const [lowerId, upperId] = [await addBuilding('Lower Hall'), await addBuilding('Şişli Hall – Upper', 'S10 2TN')]
    await treasurer.post(`/mosques/${mosque.slug}/gasds/details`, {
      connected: [{ name: 'Waqf & Sons', hmrcReference: 'XR1' }],
      shareMinor: 100_000,
    })
    await collect(300_000, { building: lowerId })
    await collect(200_000, { building: upperId })
    await collect(20_000, { day: '2025-06-05', year: 2026 })
    await collect(30_000, { day: '2024-06-05', year: 2025 })
    await collect(40_000, { day: '2023-06-05', year: 2024 })
    expect((await file({ gifts: 3, amountMinor: 160_000, smallMinor: 550_000 })).code).toBe(200)
    await settle()
    expect(await schemaErrors(receivedXml())).toEqual([])
    expect(receivedXml()).toContain('<Charity><Name>Waqf &amp; Sons</Name><HMRCref>XR1</HMRCref></Charity>')
    expect(receivedXml()).toContain('<BldgName>Sisli Hall - Upper</BldgName>')
    expect(receivedXml().match(/<GASDSClaim>/g)).toHaveLength(2)
    expect((await readOverview()).filings).toMatchObject([{ state: 'accepted', smallMinor: 550_000 }])
    expect(await readYears()).toMatchObject([
      { year: 2027, byBuilding: true, claimedMinor: 500_000 },
      { year: 2026, byBuilding: false, claimedMinor: 20_000 },
      { year: 2025, byBuilding: false, claimedMinor: 30_000 },
      // The deadline is two years after the end of the tax year.
      { year: 2024, claimedMinor: 0, claimableMinor: 0 },
    ])
  })

  test('are matched by claimed gifts less refunds, both before and after the next claim reports the refunds', async () => {
    const refundedGift = await addGift(4000)
    await collect(30_000)
    expect((await file({ gifts: 1, amountMinor: 4000, smallMinor: 30_000 })).code).toBe(200)
    await settle()
    await mosque.insertEntry(refundedGift, 'refunded', -3601)
    await collect(10_000)
    const year = {
      giftAidMinor: 399,
      capMinor: 3990,
      claimedMinor: 30_000,
      claimableMinor: 0,
      overclaimedMinor: 26_010,
    }
    expect(await readYears()).toMatchObject([year])
    const { claimable } = await readOverview()
    expect([claimable?.overclaimedMinor, claimable?.smallMinor]).toEqual([900, undefined])
    // Another gift triggers the report of the refund, and raises the limit only by its own amount.
    await addGift(3000)
    expect((await readOverview()).claimable).toMatchObject({ gifts: 1, overclaimedMinor: 900, smallMinor: 3990 })
    expect((await file({ gifts: 1, amountMinor: 3000, smallMinor: 10_000 })).code).toBe(409)
    hmrc.received.length = 0
    expect((await file({ gifts: 1, amountMinor: 3000, smallMinor: 3990 })).code).toBe(200)
    await settle()
    expect(receivedXml()).toContain('<Adjustment>9.00</Adjustment>')
    expect(receivedXml()).toContain('<Amount>39.90</Amount>')
    expect(await readYears()).toMatchObject([
      { giftAidMinor: 3399, claimedMinor: 33_990, claimableMinor: 0, overclaimedMinor: 0 },
    ])
  })

  test('share one allowance if a building was entered twice', async () => {
    await addGift(200_000)
    const building = { name: 'Lower Hall', address: '1 High Street', postcode: 'S9 5DH', closed_at: null }
    await fill(server.database, mosque.id, 'community_buildings', [
      { ...building, id: 'first' },
      { ...building, id: 'second', name: 'The lower hall', address: '1 High St' },
      { ...building, id: 'picture', name: '🕌', postcode: 'S10 2TN' },
    ])
    for (const id of ['first', 'second', 'picture']) await collect(700_000, { building: id })
    expect((await readOverview()).claimable).toMatchObject({ smallMinor: 800_000 })
    expect((await file({ gifts: 1, amountMinor: 200_000, smallMinor: 800_000 })).code).toBe(200)
    await settle()
    expect(await schemaErrors(receivedXml())).toEqual([])
    expect(receivedXml()).not.toContain('<Building>')
  })

  test('stop the claim if collected since it was displayed', async () => {
    await addGift(2500)
    await collect(10_000)
    await collect(1)
    expect((await file({ gifts: 1, amountMinor: 2500, smallMinor: 10_000 })).code).toBe(409)
    expect(await readOverview()).toMatchObject({ claims: [], filings: [] })
  })
})

describe('small donations in a claim sent by hand', () => {
  test('are listed by year and building, with HMRC’s schedule of buildings, and can be claimed again once undone', async () => {
    await addGift(60_000)
    const [lowerId, upperId] = [await addBuilding('Lower Hall'), await addBuilding('Upper Hall', 'S10 2TN')]
    await collect(500_000, { building: lowerId })
    await collect(400_000, { building: upperId })
    const body = { gifts: 1, amountMinor: 60_000, smallMinor: 600_000, include: [] }
    expect((await treasurer.post(`${path}/claims`, { ...body, smallMinor: 1 })).code).toBe(409)
    expect((await treasurer.post(`${path}/claims`, body)).code).toBe(200)
    expect((await readOverview()).claims[0]?.smallParts).toEqual(
      expect.arrayContaining([
        { year: 2027, building: 'Lower Hall', amountMinor: 500_000 },
        { year: 2027, building: 'Upper Hall', amountMinor: 100_000 },
      ]),
    )
    const { name, base64 }: { name: string; base64: string } = Object(
      (await treasurer.get(`${path}/claims/1/buildings`)).body.data,
    )
    expect(name).toBe(`community-buildings-${mosque.slug}-1-TEST-NOT-FOR-HMRC.ods`)
    const bytes = Buffer.from(base64, 'base64')
    expect(readSchedule(bytes, 'communityBuildings', '2026-11-25').errors).toEqual([{ number: 3 }])
    expect((await treasurer.post(`${path}/claims/1/outcome`, { outcome: 'undone' })).code).toBe(200)
    expect(await readYears()).toMatchObject([{ claimedMinor: 0 }])
    expect((await treasurer.get(`${path}/claims/1/buildings`)).code).toBe(404)
  })
})
