import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FilingDetail, GiftAidDeclarationListed, GiftAidOverview } from '@minaret/contract/desk'
import { filingTasks } from '../../filing/index.ts'
import { detailsDraft } from '../../testing/filing.ts'
import { readSchedule } from '../../testing/hmrcReader.ts'
import { surnameOf } from '../../testing/hmrcResponses.ts'
import { type HmrcStub, startHmrcStub } from '../../testing/hmrcStub.ts'
import { deskHostname, type DeskUser, staffUser } from '../../../../acceptance/src/desk.ts'
import { type DeclaringMosque, startDeclaring } from '../../../../acceptance/src/giftAid.ts'
import { startTestServer, type TestServer } from '../../../../acceptance/src/index.ts'

let now = new Date('2026-11-25T12:00:00Z')
let hmrc: HmrcStub
let server: TestServer
let mosque: DeclaringMosque
let treasurer: DeskUser
let path: string

beforeAll(async () => {
  hmrc = await startHmrcStub()
  server = await startTestServer({
    jobs: false,
    limitRates: false,
    desk: { hostname: deskHostname },
    now: () => now,
    filing: { service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base },
  })
})
afterAll(async () => {
  await server.close()
  await hmrc.close()
})
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z')
  mosque = await startDeclaring(server.database, { paymentMode: 'test', timeZone: 'Europe/London' })
  path = `/mosques/${mosque.slug}/gift-aid`
  treasurer = await staffUser(server, mosque, ['treasurer'], { name: 'Aisha Rahman', now })
  for (const [index, lastName] of ['Rahman', 'Khan'].entries()) {
    const email = `${lastName.toLowerCase()}@example.org`
    const declarationId = await mosque.insertDeclaration({
      mode: 'test',
      email,
      title: null,
      first_name: 'A',
      last_name: lastName,
    })
    await mosque.insertGift({
      mode: 'test',
      donor_email: email,
      donor_name: `A ${lastName}`,
      declaration_id: declarationId,
      gift_aid: 'yes',
      amount_minor: 1000 * (index + 1),
    })
  }
})
afterEach(() => {
  hmrc.plan = {}
  hmrc.submissions.length = 0
})

const readOverview = async () => {
  const data: GiftAidOverview = Object((await treasurer.get(path)).body.data)
  return data
}
const login = { userId: 'ISV123', password: 'open sesame', declared: true, include: [] }
const enterDetails = () => treasurer.post(`${path}/details`, detailsDraft)
const file = (body: object = {}) =>
  treasurer.post(`${path}/filings`, { gifts: 2, amountMinor: 3000, ...login, ...body })

/** Runs the jobs until HMRC has responded. */
async function settle(): Promise<void> {
  const tasks = filingTasks({
    database: server.database,
    secrets: server.secrets,
    filing: { service: 'test', vendorId: '8205', version: '1.0', base: hmrc.base },
    now: () => now,
    log: { error: () => {} },
  })
  for (let minute = 0; minute < 5; minute += 1) {
    await tasks['hmrc-filings-due']()
    now = new Date(now.getTime() + 60_000)
  }
}
const readFiling = async (id: string) => {
  const data: FilingDetail = Object((await treasurer.get(`${path}/filings/${id}`)).body.data)
  return data
}
const idOf = (response: Awaited<ReturnType<typeof file>>) => {
  const { filing: id }: { filing: string } = Object(response.body.data)
  return id
}

describe('the charity’s details', () => {
  test('are validated by field, and stored in HMRC’s format', async () => {
    const invalidDetails = {
      ...detailsDraft,
      hmrcReference: '12345',
      officialFirstName: 'Aïsha',
      officialPhone: '+44 114',
    }
    const response = await treasurer.post(`${path}/details`, invalidDetails)
    expect(response.code).toBe(422)
    expect(JSON.stringify(response.body)).toMatch(/AB12345/)
    expect((await readOverview()).details).toBeUndefined()
    expect((await enterDetails()).code).toBe(200)
    expect((await readOverview()).details).toMatchObject({ hmrcReference: 'AB12345', officialPostcode: 'S9 5DH' })
  })
})

describe('filing a claim', () => {
  test('goes from the claimable gifts to HMRC’s acceptance, with HMRC’s reference', async () => {
    await enterDetails()
    expect(await readOverview()).toMatchObject({
      filing: 'test',
      claimable: { gifts: 2, amountMinor: 3000, taxMinor: 750, overclaimedMinor: 0 },
    })
    const response = await file()
    expect(response.code).toBe(200)
    expect(await readFiling(idOf(response))).toMatchObject({ state: 'built' })
    await settle()
    const [submission] = hmrc.submissions
    expect(await readFiling(idOf(response))).toMatchObject({ state: 'accepted', mark: submission?.mark, faults: [] })
    expect(await readOverview()).toMatchObject({
      claimable: { gifts: 0 },
      claims: [{ number: 1, state: 'claimed', byFiling: true }],
    })
    const giftsOf = async (number: number) =>
      (await treasurer.get(`/mosques/${mosque.slug}/gifts?claim=${number}`)).body.data
    expect(await giftsOf(1)).toHaveLength(2)
    expect(await giftsOf(1)).toMatchObject([{ giftAid: true }, { giftAid: true }])
    expect(await giftsOf(2)).toEqual([])
    const totals = await treasurer.get(`/mosques/${mosque.slug}/gift-totals?claim=1`)
    expect(totals.body.data).toMatchObject({ currencies: [{ gifts: 2, netMinor: 3000 }] })
    expect((await treasurer.get(`/mosques/${mosque.slug}/gifts?claim=none`)).code).toBe(422)
  })

  test('a rejection names the gift with advice, and the rest can be filed', async () => {
    await enterDetails()
    hmrc.plan = {
      verdict: (names) =>
        names.includes('Khan')
          ? [{ number: 4065, text: 'Invalid content', location: surnameOf(names.indexOf('Khan') + 1) }]
          : 'accepted',
    }
    const id = idOf(await file())
    await settle()
    expect(await readFiling(id)).toMatchObject({
      state: 'refused',
      faults: [
        { donor: 'A Khan', text: 'Invalid content', advice: expect.stringContaining('Check the name with the donor') },
      ],
    })
    const { claimable } = await readOverview()
    expect(claimable).toMatchObject({ gifts: 1, amountMinor: 1000, doubtful: [{ given: 'A Khan' }] })
    expect((await file({ gifts: 1, amountMinor: 1000 })).code).toBe(200)
  })

  test.each([
    ['without the charity’s details', {}, 409, false],
    ['without the declaration that it is correct', { declared: false }, 422, true],
    ['if something has changed since it was displayed', { gifts: 1 }, 409, true],
    ['with an unknown reference', { include: ['0000-0000'] }, 409, true],
  ])('is rejected %s, and stores nothing', async (_, body, code, hasDetails) => {
    if (hasDetails) await enterDetails()
    const response = await file(body)
    expect(response.code).toBe(code)
    if ('include' in body) expect(response.body.message).toContain('0000-0000')
    expect(await readOverview()).toMatchObject({ claimable: { gifts: 2 }, claims: [], filings: [] })
  })

  test('rejects a second filing until HMRC has responded', async () => {
    await enterDetails()
    await file()
    expect((await file({ gifts: 0, amountMinor: 0 })).code).toBe(409)
  })

  test('lets staff decide a filing that HMRC leaves open, with a log entry', async () => {
    await enterDetails()
    hmrc.plan = { fault: (step) => (step === 'poll' ? 'wrong_mark' : undefined) }
    const id = idOf(await file())
    expect((await treasurer.post(`${path}/filings/${id}/decision`, { taken: false })).code).toBe(409)
    await settle()
    expect(await readFiling(id)).toMatchObject({ state: 'acknowledged', attention: 'mark' })
    expect((await treasurer.post(`${path}/filings/${id}/decision`, { taken: true })).code).toBe(200)
    expect(await readFiling(id)).toMatchObject({ state: 'accepted' })
    const owner = await staffUser(server, mosque, ['owner'], { now })
    const log = JSON.stringify((await owner.get(`/mosques/${mosque.slug}/log`)).body)
    expect(log).toContain('Aisha Rahman confirmed that HMRC received a Gift Aid claim')
    expect(log).toContain('Aisha Rahman filed a Gift Aid claim: 2 gifts, £30.00 in total')
    expect(log).not.toContain('sesame')
  })

  test('lets staff decide a claim filed with a service the server no longer uses', async () => {
    await enterDetails()
    const id = idOf(await file())
    expect((await readFiling(id)).attention).toBeUndefined()
    await server.database.pool.query(`update gift_aid_filings set mode = 'live', service = 'live' where id = $1`, [id])
    expect(await readFiling(id)).toMatchObject({ state: 'built', attention: 'stopped' })
    expect((await readOverview()).filings).toMatchObject([{ attention: 'stopped' }])
    expect((await treasurer.post(`${path}/filings/${id}/decision`, { taken: false })).code).toBe(200)
    expect(await readFiling(id)).toMatchObject({ state: 'failed', failure: 'not_taken' })
    expect(await readOverview()).toMatchObject({ claimable: { gifts: 2 } })
  })

  test('never files real gifts with the test service', async () => {
    const liveMosque = await startDeclaring(server.database, { paymentMode: 'live' })
    const liveTreasurer = await staffUser(server, liveMosque, ['treasurer'], { now })
    const livePath = `/mosques/${liveMosque.slug}/gift-aid`
    await liveTreasurer.post(`${livePath}/details`, detailsDraft)
    expect((await liveTreasurer.get(livePath)).body.data).toMatchObject({ mode: 'live', filing: 'none' })
    expect((await liveTreasurer.post(`${livePath}/filings`, { gifts: 0, amountMinor: 0, ...login })).code).toBe(403)
  })
})

describe('schedules', () => {
  const create = () => treasurer.post(`${path}/claims`, { gifts: 2, amountMinor: 3000, include: [] })

  test('are HMRC’s own spreadsheet, in a form HMRC rejects for test gifts', async () => {
    expect((await create()).code).toBe(200)
    const { name, base64 }: { name: string; base64: string } = Object(
      (await treasurer.get(`${path}/claims/1/schedule`)).body.data,
    )
    expect(name).toBe(`gift-aid-${mosque.slug}-1-TEST-NOT-FOR-HMRC.ods`)
    expect(readSchedule(Buffer.from(base64, 'base64'), 'giftAid', '2026-11-25').errors).toEqual([{ number: 3 }])
  })

  test('cannot be downloaded while being filed, nor undone once HMRC has accepted the claim', async () => {
    await enterDetails()
    await file()
    const response = await treasurer.get(`${path}/claims/1/schedule`)
    expect([response.code, JSON.stringify(response.body)]).toEqual([409, expect.stringContaining('HMRC’s response')])
    await settle()
    expect((await treasurer.get(`${path}/claims/1/schedule`)).code).toBe(200)
    for (const outcome of ['undone', 'rejected', 'sent'])
      expect(await treasurer.post(`${path}/claims/1/outcome`, { outcome })).toMatchObject({
        code: 409,
        body: { message: 'HMRC has accepted claim 1. Refunds are included in the next claim automatically.' },
      })
    expect(await readOverview()).toMatchObject({
      claims: [{ state: 'claimed', byFiling: true }],
      claimable: { gifts: 0 },
    })
  })

  test('are sent, undone or rejected', async () => {
    await create()
    expect((await treasurer.post(`${path}/claims/1/outcome`, { outcome: 'undone' })).code).toBe(200)
    await create()
    expect((await treasurer.post(`${path}/claims/2/outcome`, { outcome: 'sent' })).code).toBe(200)
    expect((await treasurer.post(`${path}/claims/2/outcome`, { outcome: 'undone' })).code).toBe(409)
    expect((await treasurer.post(`${path}/claims/2/outcome`, { outcome: 'rejected' })).code).toBe(200)
    expect((await readOverview()).claims.map(({ state }) => state)).toEqual(['undone', 'undone'])
    expect((await treasurer.get(`${path}/claims/2/schedule`)).code).toBe(409)
  })
})

describe('declarations', () => {
  const list = async (search = '') => {
    const data: GiftAidDeclarationListed[] = Object(
      (await treasurer.get(`${path}/declarations?search=${encodeURIComponent(search)}`)).body.data,
    )
    return data
  }

  test('include the wording and time, and are found by email or last name', async () => {
    expect(await list()).toHaveLength(2)
    const [khan] = await list('kha')
    expect(khan).toMatchObject({ name: 'A Khan', address: '4, S9 5DH', counts: true, channel: 'website' })
    expect(khan?.words).toContain('I want to Gift Aid this donation and any donations')
    expect(await list('khan@example.org')).toHaveLength(1)
    expect(await list('%')).toEqual([])
  })

  test('are cancelled once', async () => {
    const [khan] = await list('khan')
    const cancel = () => treasurer.post(`${path}/declarations/${khan?.id}/cancel`, { because: 'tax' })
    expect([(await cancel()).code, (await cancel()).code]).toEqual([200, 409])
    expect((await list('khan'))[0]?.cancelledAt).toBeDefined()
  })

  test('of another mosque cannot be cancelled', async () => {
    const otherMosque = await startDeclaring(server.database)
    const otherId = await otherMosque.insertDeclaration()
    expect((await treasurer.post(`${path}/declarations/${otherId}/cancel`, { because: 'donor' })).code).toBe(409)
  })
})
