import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskToday, SiteDomain, SiteDomains } from '@minaret/contract/desk'
import { deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import { startDnsServer } from '../../../testkit/src/dns.ts'
import { startTestServer, type TestServer, type TestTenant } from '../../../acceptance/src/index.ts'
import { siteAddressTasks } from './tasks.ts'

const startTime = new Date('2026-11-23T19:00:00Z')
const serverAddress = '203.0.113.10'
let now = startTime
let dns: Awaited<ReturnType<typeof startDnsServer>>
let server: TestServer
let mosque: TestTenant
let owner: DeskUser
let tasks: ReturnType<typeof siteAddressTasks>
let count = 0
let domain = ''

beforeAll(async () => {
  dns = await startDnsServer()
  const siteAddresses = {
    addresses: [serverAddress, '2001:db8:0::10'],
    cname: 'sites.minaret.org.uk',
    dnsServers: [dns.address],
  }
  dns.set('sites.minaret.org.uk', { A: [serverAddress] })
  const desk = { hostname: deskHostname }
  server = await startTestServer({ jobs: false, limitRates: false, desk, siteAddresses, now: () => now })
  const log = { error: (entry: unknown) => expect(entry).toBeUndefined() }
  tasks = siteAddressTasks({ database: server.database, siteAddresses, now: () => now, log })
})
afterAll(async () => {
  await server.close()
  await dns.close()
})
beforeEach(async () => {
  now = startTime
  count += 1
  domain = `masjid-${count}.org`
  mosque = await server.tenant({ country: 'GB', paymentMode: 'none' })
  owner = await staffUser(server, mosque, ['owner'], { now })
})

const path = (tenant = mosque) => `/mosques/${tenant.slug}/domains`
const add = (name = domain, user = owner, tenant = mosque) => user.post(path(tenant), { domain: name })
async function list(): Promise<SiteDomains> {
  const { code, body } = await owner.get(path())
  expect(code).toBe(200)
  const domains: SiteDomains = Object(body.data)
  return domains
}
async function check(name = domain, user = owner, tenant = mosque): Promise<SiteDomain> {
  const { code, body } = await user.post(`${path(tenant)}/check`, { domain: name })
  expect([code, body.message]).toEqual([200, expect.anything()])
  const checkedDomain: SiteDomain = Object(body.data)
  return checkedDomain
}
/** Sets the DNS records that the desk shows. */
async function setRecords(purpose: 'proof' | 'address'): Promise<void> {
  const { domains } = await list()
  const records =
    domains.find((row) => row.domain === domain)?.records.filter((record) => record.purpose === purpose) ?? []
  for (const { type, name, value } of records) {
    if (type === 'TXT') dns.set(name, { TXT: ['v=spf1 -all', value] })
    if (type === 'A')
      dns.set(name, { A: [value], AAAA: records.flatMap((record) => (record.type === 'AAAA' ? [record.value] : [])) })
    if (type === 'CNAME') dns.set(name, { CNAME: value })
  }
}
// Clears the cache, which otherwise follows changes within a second.
async function mayHaveCertificate(): Promise<boolean> {
  server.directory.forget()
  return (await server.app.inject({ url: `/knows?domain=${domain}` })).statusCode === 200
}
async function readStatusAt(name: string): Promise<number> {
  server.directory.forget()
  return (await server.app.inject({ url: '/api/prayer-time/today', headers: { host: name } })).statusCode
}
async function connectDomain(): Promise<void> {
  await add()
  await setRecords('proof')
  await setRecords('address')
  expect(await check()).toMatchObject({ state: 'connected' })
}
async function readProblems(): Promise<DeskToday['problems']> {
  const { body } = await owner.get(`/mosques/${mosque.slug}/today`)
  const today: DeskToday = Object(body.data)
  return today.problems.filter(({ kind }) => kind.startsWith('domain'))
}
function changeIn({ body }: { body: { data?: unknown } }): string {
  const { change }: { change: string } = Object(body.data)
  return change
}

describe('a domain of its own', () => {
  test('waits for its record, is proved and then connected, while the given address keeps working', async () => {
    expect(await add()).toMatchObject({ code: 200 })
    const [waitingDomain] = (await list()).domains
    expect(waitingDomain).toMatchObject({ state: 'waiting', leads: false, unanswered: false })
    expect(waitingDomain?.records.map(({ type, name, value, found }) => [type, name, value, found])).toEqual([
      ['TXT', `_minaret.${domain}`, expect.stringMatching(/^minaret-site=[0-9a-f]{32}$/), false],
      ['A', domain, serverAddress, false],
      ['AAAA', domain, '2001:db8:0::10', false],
    ])
    // An address record alone does not prove the domain, and gets no certificate.
    await setRecords('address')
    expect(await check()).toMatchObject({ state: 'waiting', leads: false, addresses: [serverAddress, '2001:db8::10'] })
    expect([await mayHaveCertificate(), await readStatusAt(domain)]).toEqual([false, 404])

    dns.remove(domain)
    await setRecords('proof')
    expect(await check()).toMatchObject({ state: 'proved', leads: false })
    expect([await mayHaveCertificate(), await readStatusAt(domain), (await list()).address]).toEqual([
      true,
      200,
      `https://${mosque.hostname}`,
    ])

    await setRecords('address')
    expect(await check()).toMatchObject({
      state: 'connected',
      leads: true,
      records: [{ found: true }, { found: true }, { found: true }],
    })
    expect(await list()).toMatchObject({ address: `https://${domain}`, given: mosque.hostname })
    expect([await readStatusAt(domain), await readStatusAt(mosque.hostname)]).toEqual([200, 200])
    // Emails use the given address, which authorises this server to send.
    server.directory.forget()
    expect(await server.directory.byHostname(domain)).toMatchObject({
      hostname: domain,
      givenHostname: mosque.hostname,
    })
  })

  test('with www uses a CNAME record, and a single proof record covers both names', async () => {
    const www = `www.${domain}`
    await add()
    await add(www)
    const [first, second] = (await list()).domains
    expect(second?.records).toMatchObject([
      { type: 'TXT', name: `_minaret.${domain}`, value: first?.records[0]?.value },
      { type: 'CNAME', name: www, value: 'sites.minaret.org.uk' },
    ])
    await setRecords('proof')
    dns.set(www, { CNAME: 'sites.minaret.org.uk' })
    expect(await check(www)).toMatchObject({ state: 'connected', leads: true })
    expect(await check()).toMatchObject({ state: 'proved' })
  })

  test('with one address elsewhere is not connected, and its addresses are listed', async () => {
    await add()
    await setRecords('proof')
    dns.set(domain, { A: [serverAddress], AAAA: ['2001:db8::bad'] })
    expect(await check()).toMatchObject({ state: 'proved', addresses: [serverAddress, '2001:db8::bad'] })
  })

  test.each(['failing', 'silent'] as const)(
    'whose DNS server is %s keeps its state, and is found at the next check',
    async (fails) => {
      await add()
      const [row] = (await list()).domains
      const name = row?.records[0]?.name ?? ''
      dns.set(name, { fails })
      expect(await check()).toMatchObject({ state: 'waiting', unanswered: true })
      await setRecords('proof')
      expect(await check()).toMatchObject({ state: 'proved', unanswered: false })
    },
    20_000,
  )

  test('that another mosque proved first is taken, and free once it is removed there', async () => {
    const otherMosque = await server.tenant({ country: 'GB', paymentMode: 'none' })
    const otherOwner = await staffUser(server, otherMosque, ['owner'], { now })
    expect((await add(domain, otherOwner, otherMosque)).code).toBe(200)
    await connectDomain()
    const rivalDomains: SiteDomains = Object((await otherOwner.get(path(otherMosque))).body.data)
    const record = rivalDomains.domains[0]?.records[0]
    dns.set(record?.name ?? '', { TXT: [record?.value ?? ''] })
    expect(await check(domain, otherOwner, otherMosque)).toMatchObject({ state: 'taken', leads: false })
    expect(await server.directory.byHostname(domain)).toMatchObject({ id: mosque.id })
    const thirdMosque = await server.tenant({ country: 'GB', paymentMode: 'none' })
    const lateOwner = await staffUser(server, thirdMosque, ['owner'], { now })
    expect((await add(domain, lateOwner, thirdMosque)).body.message).toContain('Another mosque')
    await owner.post(`${path()}/remove`, { domain })
    expect(await check(domain, otherOwner, otherMosque)).toMatchObject({ state: 'connected' })
  })

  test('is removed, and connected again by undoing the removal', async () => {
    await connectDomain()
    const removal = await owner.post(`${path()}/remove`, { domain })
    expect(removal.code).toBe(200)
    expect([await readStatusAt(domain), await mayHaveCertificate(), (await list()).address]).toEqual([
      404,
      false,
      `https://${mosque.hostname}`,
    ])
    const undoResponse = await owner.post(`/mosques/${mosque.slug}/log/${changeIn(removal)}/undo`)
    expect(undoResponse.code).toBe(200)
    await tasks['domain-check']({ tenantId: mosque.id, domain })
    expect((await list()).domains).toMatchObject([{ state: 'connected', leads: true }])
    const secondResponse = await owner.post(`/mosques/${mosque.slug}/log/${changeIn(undoResponse)}/undo`)
    expect([secondResponse.code, (await list()).domains]).toEqual([200, []])
    expect(await readStatusAt(domain)).toBe(404)
  })

  test('whose record is missing is reported on Today, and keeps working for 30 days', async () => {
    await connectDomain()
    expect(await readProblems()).toEqual([])
    dns.remove(`_minaret.${domain}`)
    now = new Date(startTime.getTime() + 3_600_000)
    await tasks['domains-check']()
    expect(await readProblems()).toEqual([{ kind: 'domainProofMissing', name: domain, since: now.toISOString() }])
    expect([await readStatusAt(domain), (await list()).address]).toEqual([200, `https://${domain}`])
    now = new Date(now.getTime() + 30 * 86_400_000)
    // Sessions do not last that long.
    owner = await staffUser(server, mosque, ['owner'], { now })
    await tasks['domains-check']()
    expect([await readStatusAt(domain), (await list()).address]).toEqual([404, `https://${mosque.hostname}`])
  })

  test('that points elsewhere is reported at once, and links use the given address after a day', async () => {
    await connectDomain()
    dns.set(domain, { A: ['198.51.100.1'] })
    await tasks['domains-check']()
    expect(await readProblems()).toMatchObject([{ kind: 'domainAway', name: domain }])
    expect((await list()).address).toBe(`https://${domain}`)
    now = new Date(startTime.getTime() + 86_400_000)
    await tasks['domains-check']()
    expect(await list()).toMatchObject({
      address: `https://${mosque.hostname}`,
      domains: [{ state: 'away', leads: false }],
    })
  })

  test('is accessible to owners only', async () => {
    await add()
    for (const role of ['administrator', 'editor', 'treasurer', 'viewer'] as const) {
      const user = await staffUser(server, mosque, [role], { now })
      const codes = [
        await user.get(path()),
        await add(`x-${domain}`, user),
        await user.post(`${path()}/remove`, { domain }),
      ]
      expect(codes.map(({ code }) => code)).toEqual([403, 403, 403])
    }
    const otherMosque = await server.tenant({ country: 'GB', paymentMode: 'none' })
    const stranger = await staffUser(server, otherMosque, ['owner'], { now })
    expect((await stranger.get(path())).code).toBe(404)
    expect((await stranger.post(`${path(otherMosque)}/check`, { domain })).code).toBe(404)
    expect((await stranger.post(`${path(otherMosque)}/remove`, { domain })).code).toBe(404)
    expect((await list()).domains).toHaveLength(1)
  })

  test('is refused if it was added already, or is the fifth', async () => {
    await add()
    expect((await add()).body.message).toContain('already added')
    for (const name of ['a', 'b', 'c']) expect((await add(`${name}.${domain}`)).code).toBe(200)
    expect((await add(`d.${domain}`)).body.message).toContain('up to 4')
  })
})
