import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAccount } from '../providers/accounts.ts'
import {
  type Mailbox,
  startTestServer,
  startMailbox,
  type TestServer,
  type TestTenant,
} from '../../../acceptance/src/index.ts'

let mailbox: Mailbox
let server: TestServer
let mosque: TestTenant
beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({ mail: { smtpUrl: mailbox.smtpUrl } })
  mosque = await server.tenant({ languages: 'en,ur', charityNumber: '1234567' })
  await saveAccount(server.database, server.secrets, { tenantId: mosque.id, kind: 'demonstration' })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const readField = (data: unknown, name: string) =>
  typeof data === 'object' && data !== null ? String(Reflect.get(data, name)) : ''

test('sends one receipt over SMTP in the page’s language', async () => {
  const { body } = await server.post(mosque, '/api/donation/start', { causeId: 'general' })
  const attempt = {
    attemptId: randomUUID(),
    pageToken: readField(body.data, 'pageToken'),
    causeId: 'general',
    kind: 'once',
    amountMinor: 2500,
    currency: 'gbp',
    confirmationTokenId: 'demo_succeeds',
    donor: { name: '"Aisha" <b@example.org>, Bcc: all@example.org', email: 'aisha@example.org' },
  }
  const pay = () => server.post(mosque, '/api/stripePaymentProcess', attempt, { 'accept-language': 'ur' })
  const [response] = await Promise.all([pay(), pay(), pay()])
  expect(response).toMatchObject({ code: 200, body: { data: { state: 'paid' } } })
  const [mail] = await mailbox.waitForEmails(1)
  expect(mail?.envelope.to).toEqual(['aisha@example.org'])
  expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(mail?.subject).toContain(`DEMO-${new Date().getUTCFullYear()}-000001`)
  expect(mail?.text?.startsWith('نمائش: کوئی رقم نہیں لی جاتی۔')).toBe(true)
  expect(mail?.html).toContain('dir="rtl"')

  const giftResponse = await server.get(
    mosque,
    `/api/getDonationTransactionDetail/${readField(response.body.data, 'id')}`,
  )
  expect(giftResponse.body.data).toMatchObject({
    receipt: {
      number: `DEMO-${new Date().getUTCFullYear()}-000001`,
      mosque: { name: 'Test Mosque', charityNumber: '1234567' },
      cause: 'General fund',
      fund: 'general',
    },
  })
  expect(JSON.stringify(giftResponse.body)).not.toContain('aisha@')
  const otherMosque = await server.tenant()
  expect(
    await server.get(otherMosque, `/api/getDonationTransactionDetail/${readField(response.body.data, 'id')}`),
  ).toMatchObject({
    code: 404,
  })
  expect(mailbox.mails).toHaveLength(1)
})
