import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseApplicants } from '../../../foundation/src/db/people.ts'
import { courses } from '../../../foundation/src/db/site.ts'
import { queueEmail } from '../../../foundation/src/email/queueEmail.ts'
import { type Accounts, verifyAddress, startAccounts } from '../../../acceptance/src/accounts.ts'

let host: Accounts

beforeAll(async () => {
  host = await startAccounts()
})
afterAll(() => host.close())

test('deleting accounts concurrently frees every place they held on the same courses', async () => {
  const mosque = await host.tenant()
  const tenantKey = { tenantId: mosque.id }
  const ids = Array.from({ length: 40 }, (_, index) => `course${index}`)
  const members = await Promise.all(Array.from({ length: 8 }, () => host.createMember(mosque)))
  await host.database.forTenant(mosque.id)(async (tx) => {
    const course = { ...tenantKey, title: 'Arabic', summary: 's', body: 'b', places: 50, placesTaken: members.length }
    await tx.insert(courses).values(ids.map((id) => ({ ...course, id })))
  })
  for (const [index, { email }] of members.entries()) {
    await verifyAddress(host, mosque, email)
    const applicant = { ...tenantKey, name: 'A', email, emailKey: email, state: 'received' as const }
    const order = index % 2 === 0 ? ids : ids.toReversed()
    await host.database.forTenant(mosque.id)(async (tx) => {
      for (const courseId of order)
        await tx.insert(courseApplicants).values({ ...applicant, courseId, attemptId: randomUUID() })
    })
  }
  const responses = await Promise.all(
    members.map((member) => host.postAs(member, mosque, '/api/user/delete', { password: member.password })),
  )
  expect(responses.map(({ code }) => code)).toEqual(members.map(() => 200))
  const rows = await host.database.forTenant(mosque.id)((tx) => tx.select().from(courses))
  expect(rows.map(({ placesTaken }) => placesTaken)).toEqual(ids.map(() => 0))
})

/** Creates a mosque with three unsent emails: one to the member in another spelling, one on their behalf, one to another address. */
async function startMember(isVerified: boolean) {
  const mosque = await host.tenant()
  const member = await host.createMember(mosque, { email: 'aisha@example.org' })
  if (isVerified) await verifyAddress(host, mosque, member.email)
  const email = { subject: 's', text: 't', html: 'h' }
  await host.database.forTenant(mosque.id)(async (tx) => {
    const createCause = randomUUID
    await queueEmail(tx, { kind: 'receipt', cause: createCause(), email: { ...email, to: 'Aisha@example.org' } })
    const contactEmail = { ...email, to: 'office@example.org', replyTo: 'AISHA@example.org' }
    await queueEmail(tx, { kind: 'contact', cause: createCause(), email: contactEmail, permit: 'operator' })
    await queueEmail(tx, { kind: 'receipt', cause: createCause(), email: { ...email, to: 'somebody@example.org' } })
  })
  await host.post(mosque, '/api/sendResetPasswordRequest', { email: member.email })
  await host.processRequests()
  return { mosque, member }
}

test.each([
  ['verified', true, ['receipt to somebody@example.org', 'account-deleted to aisha@example.org']],
  [
    'unverified',
    false,
    [
      'receipt to Aisha@example.org',
      'contact to office@example.org',
      'receipt to somebody@example.org',
      'account-deleted to aisha@example.org',
    ],
  ],
])('drops the unsent emails of a deleted account with a %s email', async (_, isVerified, remaining) => {
  const { mosque, member } = await startMember(isVerified)
  expect(await host.postAs(member, mosque, '/api/user/delete', { password: member.password })).toMatchObject({
    code: 200,
  })
  const emails = await host.emails(mosque)
  // Emails of one transaction have the same time, so their order is arbitrary.
  expect(emails.map(({ kind, email }) => `${kind} to ${email.to}`).toSorted()).toEqual(remaining.toSorted())
})
