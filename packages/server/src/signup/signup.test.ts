import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ConfigurationItem } from '@minaret/contract'
import { allSections, parseConfig } from '@minaret/plans'
import { createStaffTasks } from '../../../staff/src/members/tasks.ts'
import { exampleMosque, newestCode, startSignups, textOf } from '../../../acceptance/src/signups.ts'

const configuration = '/api/loadConfigurationData'
let signup: Awaited<ReturnType<typeof startSignups>>

beforeAll(async () => {
  signup = await startSignups()
})
afterAll(() => signup.server.close())

describe('signing up a mosque', () => {
  test('does not store a mosque before the email is verified, and then stores all of it at once', async () => {
    const before = await signup.countRows('select from tenants')
    const reference = await signup.verifyEmail('aisha@al-huda.org')
    expect(await signup.countRows('select from tenants')).toBe(before)

    const places = await signup.anonymous.post('/signup/places', { reference, text: 'bradf' })
    expect(places.body.data).toMatchObject({
      places: expect.arrayContaining([
        expect.objectContaining({
          name: 'Bradford',
          country: 'GB',
          settings: { ...exampleMosque.settings, madhab: 'Shafi' },
        }),
      ]),
    })
    const preview = await signup.anonymous.post('/signup/preview', {
      reference,
      name: 'Masjid al-Huda',
      ...exampleMosque,
      place: undefined,
      country: undefined,
    })
    expect(preview.body.data).toMatchObject({
      slug: 'masjid-al-huda',
      host: 'masjid-al-huda.localhost',
      date: '2026-11-26',
      times: [
        { prayer: 'fajr' },
        { prayer: 'sunrise' },
        { prayer: 'dhuhr' },
        { prayer: 'asr' },
        { prayer: 'maghrib' },
        { prayer: 'isha' },
      ],
    })

    const response = await signup.finish(reference, { name: 'Masjid al-Huda', slug: 'al-huda' })
    expect([response.code, response.body.message]).toEqual([200, 'Your mosque’s website is ready.'])
    const user = await signup.readUser(response)
    const session = await user.get('/session')
    expect(session.body.data).toMatchObject({
      mosques: [{ slug: 'al-huda', name: 'Masjid al-Huda', roles: ['owner'] }],
    })
    const today = await user.get('/mosques/al-huda/today')
    expect(JSON.stringify(today.body.data)).toContain('"source":"calculated"')
    const causes = await signup.server.get({ id: '', slug: '', hostname: 'al-huda.localhost' }, '/api/donations')
    expect(JSON.stringify(causes.body.data).match(/"title":"[^"]*"/g)).toEqual([
      '"title":"Running the mosque"',
      '"title":"Sadaqah"',
      '"title":"Zakat"',
    ])
    const settings = await signup.server.post({ id: '', slug: '', hostname: 'al-huda.localhost' }, configuration, {
      section: allSections.join(),
    })
    const { configurationData }: { configurationData: ConfigurationItem[] } = Object(settings.body.data)
    expect(parseConfig(configurationData)).toMatchObject({ payment: { setting: 'none' }, maktab: { open: false } })
    expect((await signup.anonymous.post('/signup/authenticator', { reference })).code).toBe(410)
  })

  test('does not leave a mosque or account behind after a refusal', async () => {
    const reference = await signup.verifyEmail('yusuf@example.org')
    const before = await signup.countRows('select from tenants')
    const refusal = await signup.finish(reference, {
      name: 'Masjid Yusuf',
      slug: 'yusuf',
      settings: { ...exampleMosque.settings, timeZone: 'Mars/Olympus' },
    })
    expect(refusal.code).toBe(422)
    expect(await signup.countRows('select from tenants')).toBe(before)
    const { rowCount } = await signup.server.database.pool.query(
      "select from staff_accounts where email = 'yusuf@example.org'",
    )
    expect(rowCount).toBe(0)
    for (const slug of ['desk', 'www', 'api', 'mail', 'a', 'Al Huda', 'al-huda'])
      expect((await signup.finish(reference, { name: 'Masjid Yusuf', slug })).code, slug).toBe(422)
    expect((await signup.finish(reference, { name: 'Masjid Yusuf', slug: 'yusuf' })).code).toBe(200)
  })

  test('is refused for an address with an account, and a session of another account cannot join', async () => {
    const reference = await signup.verifyEmail('aisha@al-huda.org')
    expect((await signup.finish(reference, { name: 'Masjid Bilal', slug: 'bilal' })).code).toBe(409)
    const otherUser = await signup.readUser(
      await signup.finish(await signup.verifyEmail('omar@example.org'), { name: 'Masjid Umar', slug: 'umar' }),
    )
    const joinRequest = { reference, mosque: { ...exampleMosque, name: 'Masjid Bilal', slug: 'bilal' } }
    expect((await otherUser.post('/signup/join', joinRequest)).code).toBe(403)
    expect(await signup.countRows('select from tenants')).toBe(3)
  })

  test('adds a second mosque to an existing account as its owner, once', async () => {
    const user = await signup.readUser(
      await signup.finish(await signup.verifyEmail('khadija@example.org'), { name: 'Masjid Khadija', slug: 'khadija' }),
    )
    const reference = await signup.verifyEmail('Khadija@example.org')
    const mosque = { ...exampleMosque, name: 'Masjid Zaynab', slug: 'zaynab' }
    expect((await user.post('/signup/join', { reference, mosque: { ...mosque, slug: 'khadija' } })).code).toBe(422)
    expect((await signup.anonymous.post('/signup/join', { reference, mosque })).code).toBe(401)
    const response = await user.post('/signup/join', { reference, mosque })
    expect([response.code, response.body.message]).toEqual([200, 'Your mosque’s website is ready.'])
    // The recovery codes of an existing account are not shown again.
    expect(response.body.data).toEqual({ slug: 'zaynab', codes: [] })
    const { mosques }: { mosques: { slug: string; roles: string[] }[] } = Object((await user.get('/session')).body.data)
    expect(mosques.map(({ slug, roles }) => [slug, roles])).toEqual([
      ['khadija', ['owner']],
      ['zaynab', ['owner']],
    ])
    expect(JSON.stringify((await user.get('/mosques/zaynab/log')).body.data)).toContain('created this website')
    const secondMosque = { reference, mosque: { ...mosque, slug: 'zaynab-2' } }
    expect((await user.post('/signup/join', secondMosque)).code).toBe(410)
  })

  test('expires after a day, when it is deleted and cannot be finished', async () => {
    const reference = await signup.verifyEmail('late@example.org')
    const countBefore = await signup.countRows('select from signups')
    signup.clock.now = new Date(signup.clock.now.getTime() + 24 * 3_600_000 + 1)
    const { database, directory } = signup.server
    const tasks = createStaffTasks({ database, directory, address: () => undefined, now: () => signup.clock.now })
    await signup.begin('new@example.org')
    await tasks['staff-tidy']()
    expect(countBefore).toBeGreaterThan(1)
    expect(await signup.countRows('select from signups')).toBe(1)
    const mosque = { ...exampleMosque, name: 'Masjid Late', slug: 'late' }
    expect((await signup.anonymous.post('/signup/finish', { reference, name: 'Yusuf', mosque })).code).toBe(410)
  })

  test('allows five attempts at the code, and then rejects even the right one', async () => {
    const { body } = await signup.begin('guess@example.org')
    const reference = textOf(body.data, 'reference')
    const code = await newestCode(signup.server)
    const wrongCode = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index += 1)
      expect((await signup.anonymous.post('/signup/code', { reference, code: wrongCode })).code).toBe(422)
    expect((await signup.anonymous.post('/signup/code', { reference, code })).code).toBe(410)
    expect((await signup.anonymous.post('/signup/places', { reference, text: 'Leeds' })).code).toBe(410)
  })
})
