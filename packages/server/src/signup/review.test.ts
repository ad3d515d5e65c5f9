import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import { deskHostname } from '../../../acceptance/src/desk.ts'
import { approveMosque, declineMosque, listWaitingMosques } from './operator.ts'
import { startSignups } from '../../../acceptance/src/signups.ts'

let signup: Awaited<ReturnType<typeof startSignups>>

beforeAll(async () => {
  signup = await startSignups()
  const { verifyEmail, finish } = signup
  await finish(await verifyEmail('aisha@al-huda.org'), { name: 'Masjid al-Huda', slug: 'al-huda' })
})
afterAll(() => signup.server.close())

describe('until a mosque is approved', () => {
  const mosque = { id: '', slug: '', hostname: 'al-huda.localhost' }
  const readSettings = async () =>
    JSON.stringify(
      (
        await signup.server.post(mosque, '/api/loadConfigurationData', {
          section: 'jummahpay_configuration,website_configuration',
        })
      ).body.data,
    )

  async function give() {
    const { body } = await signup.server.post(mosque, '/api/donation/start', { causeId: 'general' })
    const { pageToken } = Object(body.data)
    if (pageToken === undefined) return { code: 503, body }
    return signup.server.post(mosque, '/api/stripePaymentProcess', {
      attemptId: randomUUID(),
      pageToken,
      causeId: 'general',
      amountMinor: 2500,
      currency: 'gbp',
      kind: 'once',
      confirmationTokenId: 'demo_succeeds',
      donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
      anonymous: false,
      giftAid: { claim: false },
    })
  }

  test('Today shows its staff that approval is pending, until it is approved', async () => {
    const user = await signup.readUser(
      await signup.finish(await signup.verifyEmail('umar@example.org'), { name: 'Masjid Umar', slug: 'umar' }),
    )
    const readToday = async () => (await user.get('/mosques/umar/today')).body.data
    const id = await signup.findId('umar')
    expect(await readToday()).toMatchObject({ approval: 'open', setup: expect.arrayContaining(['times', 'giving']) })
    await signup.server.database.pool.query("update tenants set review = 'held', state = 'suspended' where id = $1", [
      id,
    ])
    signup.server.directory.forget(id)
    expect(await readToday()).toMatchObject({ approval: 'closed' })
    await approveMosque(signup.server.database, id, { port: 3000 })
    signup.server.directory.forget(id)
    expect(await readToday()).not.toHaveProperty('approval')
  })

  test('it is hidden from search engines and has neither bank details nor payments, whatever its settings', async () => {
    const id = await signup.findId('al-huda')
    await signup.server.database.pool.query(
      `insert into settings (tenant_id, key, value) values ($1, 'bankDetails', 'Sort code 00-00-00')
       on conflict do nothing`,
      [id],
    )
    await signup.server.database.pool.query(
      "update settings set value = 'demonstration' where tenant_id = $1 and key = 'paymentMode'",
      [id],
    )
    await saveAccount(signup.server.database, signup.server.secrets, { tenantId: id, kind: 'demonstration' })
    signup.server.directory.forget(id)
    expect((await signup.fetchPage('al-huda')).headers['x-robots-tag']).toBe('noindex')
    expect(await readSettings()).toContain('"unapproved"')
    expect(await readSettings()).not.toMatch(/Sort code|demonstration/)
    const before = await give()
    expect([before.code, before.body.message]).toEqual([503, expect.stringContaining('card')])

    expect(await approveMosque(signup.server.database, id, { deskHost: deskHostname, port: 3000 })).toBe(true)
    expect(await approveMosque(signup.server.database, id, { deskHost: deskHostname, port: 3000 })).toBe(false)
    signup.server.directory.forget(id)
    expect((await signup.fetchPage('al-huda')).headers['x-robots-tag']).toBeUndefined()
    expect(await readSettings()).toMatch(/Sort code/)
    expect(await readSettings()).toContain('demonstration')
    expect(await give()).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
    expect((await signup.server.emails({ id })).map(({ kind, email }) => [kind, email.to])).toEqual([
      ['mosque-approved', 'aisha@al-huda.org'],
    ])
  })

  test.each([
    ['PayPаl Security', 'bradford-trust'],
    ['Masjid Hidayah', 'hidayah-desk-login'],
    ['The Masjid al-Huda UK', 'mau'],
  ])('%s at %s is reviewed before its site opens', async (name, slug) => {
    const response = await signup.finish(await signup.verifyEmail(`${slug}@example.org`), { name, slug })
    expect(response.body.message).toContain('before your website goes live')
    expect((await signup.fetchPage(slug)).statusCode).toBe(503)
    expect(await listWaitingMosques(signup.server.database)).toContainEqual(
      expect.objectContaining({ slug, held: 'name' }),
    )
  })

  test('a mosque with a name like another’s is held, and its site opens once approved', async () => {
    const response = await signup.finish(await signup.verifyEmail('copy@example.org'), {
      name: 'Mаsjid al Нuda'.replace('Н', 'H'),
      slug: 'huda-2',
    })
    expect(response.body.message).toContain('could be confused with another')
    expect((await signup.fetchPage('huda-2')).statusCode).toBe(503)
    const waitingMosques = await listWaitingMosques(signup.server.database)
    expect(waitingMosques).toContainEqual(
      expect.objectContaining({
        slug: 'huda-2',
        held: 'name',
        owners: [expect.objectContaining({ email: 'copy@example.org' })],
      }),
    )
    const id = await signup.findId('huda-2')
    // Declined, reviewed again after a change, and declined again: each decision is emailed.
    for (const reason of ['Too like another', 'Still too like another']) {
      expect(await declineMosque(signup.server.database, id, { reason, port: 3000 })).toBe(true)
      await signup.server.database.pool.query("update tenants set review = 'held' where id = $1", [id])
    }
    const declineEmails = (await signup.server.emails({ id })).filter(({ kind }) => kind === 'mosque-declined')
    expect(declineEmails).toHaveLength(2)
    expect(declineEmails.filter(({ email }) => email.text.includes('Still too like'))).toHaveLength(1)
    await approveMosque(signup.server.database, id, { port: 3000 })
    signup.server.directory.forget(id)
    expect((await signup.fetchPage('huda-2')).statusCode).toBe(200)
  })
})
