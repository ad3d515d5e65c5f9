import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recoveryTasks } from '../account-recovery/tasks.ts'
import { deskCalls, deskHostname, type DeskUser, staffUser } from '../../../acceptance/src/desk.ts'
import type { TestServer, TestTenant } from '../../../acceptance/src/index.ts'
import { newTestPasskey } from '../../../acceptance/src/passkeys.ts'
import { exampleMosque, startSignups } from '../../../acceptance/src/signups.ts'

let signup: Awaited<ReturnType<typeof startSignups>>
let server: TestServer
let mosque: TestTenant
let owner: DeskUser

beforeAll(async () => {
  signup = await startSignups()
  server = signup.server
})
afterAll(() => server.close())
beforeEach(async () => {
  mosque = await server.tenant()
  owner = await staffUser(server, mosque, ['owner'], { name: 'Aisha Rahman', now: signup.clock.now })
})

const takenMessage = 'This passkey is already used by another login. Create a new one.'
const visitor = () => deskCalls(server, '', '')
const countRows = async (table: string) => signup.countRows(`select from ${table}`)
const findReference = async (kind: string, page: string) => {
  const email = (await server.emails(mosque)).findLast((sent) => sent.kind === kind)?.email
  return new RegExp(`/${page}#([\\w-]{43})`).exec(email?.text ?? '')?.[1] ?? ''
}

/** Starts a passkey at a path and creates it on a test device with the given credential id, or a new one. */
async function createPasskey(path: string, body: object, id?: string, user = visitor()) {
  const { data } = (await user.post(path, body)).body
  const { attempt, options }: { attempt?: unknown; options?: unknown } = Object(data)
  const { challenge }: { challenge?: unknown } = Object(options)
  const passkey = newTestPasskey(id)
  return { passkey, proof: { attempt, credential: passkey.createRegistration(String(challenge)) } }
}

/** Adds a passkey to an existing account. @returns its id */
async function addPasskey(): Promise<string> {
  const { passkey, proof } = await createPasskey('/own-login/passkeys/begin', {}, undefined, owner)
  expect((await owner.post('/own-login/passkeys', proof)).code).toBe(200)
  return passkey.id
}

/** The flows that set up a login with a passkey. */
const flows = {
  async 'an invitation'() {
    const email = `${mosque.slug}@example.org`
    expect((await owner.post(`/mosques/${mosque.slug}/staff/invite`, { email, roles: ['editor'] })).code).toBe(200)
    const form = { reference: await findReference('staff-invitation', 'invitation'), name: 'Yusuf Khan' }
    return async (id?: string) => {
      const { proof } = await createPasskey('/invitation/passkey', form, id)
      return visitor().post('/invitation/accept', { ...form, ...proof })
    }
  },
  async 'a sign-up'() {
    const form = { reference: await signup.verifyEmail(`${mosque.slug}@example.org`), name: 'Yusuf Khan' }
    const site = { ...exampleMosque, name: `Masjid ${mosque.slug}`, slug: `site-${mosque.slug}` }
    return async (id?: string) => {
      const { proof } = await createPasskey('/signup/passkey', form, id)
      return visitor().post('/signup/finish', { ...form, ...proof, mosque: site })
    }
  },
  async 'a recovery'() {
    const { clock } = signup
    const yusuf = await staffUser(server, mosque, ['editor'], { name: 'Yusuf Khan', now: clock.now })
    expect((await owner.post(`/mosques/${mosque.slug}/staff/${yusuf.accountId}/recover`)).code).toBe(200)
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
    const { database, directory, app } = server
    const address = () => `http://${deskHostname}`
    await recoveryTasks({ database, directory, address, now: () => clock.now, log: app.log })['recoveries-due']()
    const reference = await findReference('recovery-ready', 'recovery')
    return async (id?: string) => {
      const { proof } = await createPasskey('/recovery/passkey', { reference }, id)
      return visitor().post('/recovery/finish', { reference, ...proof })
    }
  },
}

test.each(Object.entries(flows))(
  '%s rejects a passkey that is in use, and then accepts a new one',
  async (_, startFlow) => {
    const id = await addPasskey()
    const setUp = await startFlow()
    const before = [
      await countRows('staff_accounts'),
      await countRows('staff_passkeys'),
      await countRows('staff_sessions'),
    ]
    const response = await setUp(id)
    expect([response.code, response.body.message]).toEqual([409, takenMessage])
    expect([
      await countRows('staff_accounts'),
      await countRows('staff_passkeys'),
      await countRows('staff_sessions'),
    ]).toEqual(before)
    expect((await setUp()).code).toBe(200)
  },
)

test('creates one account if two links to an address are used at once', async () => {
  const email = `${mosque.slug}@example.org`
  const links = []
  for (const tenant of [mosque, await server.tenant()]) {
    const inviter = await staffUser(server, tenant, ['owner'], { now: signup.clock.now })
    await inviter.post(`/mosques/${tenant.slug}/staff/invite`, { email, roles: ['editor'] })
    mosque = tenant
    const form = { reference: await findReference('staff-invitation', 'invitation'), name: 'Yusuf Khan' }
    links.push({ ...form, ...(await createPasskey('/invitation/passkey', form)).proof })
  }
  const responses = await Promise.all(links.map((form) => visitor().post('/invitation/accept', form)))
  expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
})
