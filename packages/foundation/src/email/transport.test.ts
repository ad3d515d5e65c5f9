import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import { startMailbox } from '../../../acceptance/src/index.ts'
import { createTransport, type EmailMetadata } from './transport.ts'
import { makeMessage } from './message.ts'
import { readSmtpUrl, smtpUrlProblem, type EmailSettings } from './settings.ts'

const tenant = {
  hostname: 'mosque.example',
  config: parseConfig([{ key: 'websiteName', value: 'Masjid "an-Noor", Bradford\r\nX-Evil: 1' }]),
}
const email = {
  to: 'fatima@example.org',
  subject: 'تأكيد بريدك',
  text: 'Please confirm.\n\nConfirm:\nhttps://mosque.example/verify/abc\n\n-- \nThe mosque\nhttps://mosque.example\n',
  html: '<p>Please confirm.</p>',
}
const metadata: EmailMetadata = {
  ...email,
  id: 'AbCdEfGhIjKl',
  slug: 'an-noor',
  kind: 'register',
  createdAt: new Date('2026-03-01T10:20:30Z'),
}
const send = async (settings: EmailSettings, headers?: Record<string, string>) =>
  createTransport(settings)(await makeMessage(tenant, metadata.id, { ...email, headers }, settings.from), metadata)

const folder = await mkdtemp(path.join(tmpdir(), 'minaret-mail-'))
afterAll(() => rm(folder, { recursive: true }))

test('without a mail server, saves an email as a private file and prints its link without the address', async () => {
  const lines: string[] = []
  const settings = { folder: path.join(folder, 'mail'), print: (line: string) => void lines.push(line) }
  expect(await send(settings)).toEqual({ outcome: 'sent' })
  expect(await send(settings)).toEqual({ outcome: 'sent' })

  const files = await readdir(settings.folder)
  expect(files).toEqual(['2026-03-01T10-20-30_an-noor_register_AbCdEfGh.eml'])
  const file = path.join(settings.folder, files[0] ?? '')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(settings.folder)).mode & 0o777).toBe(0o700)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({ subject: email.subject })
  expect(lines[0]).toBe('mail to f…@example.org: تأكيد بريدك: https://mosque.example/verify/abc')
})

test('retries later if the folder cannot be written', async () => {
  const outcome = await send({ folder: '/dev/null/mail', print: () => {} })
  expect(outcome).toEqual({ outcome: 'later', problem: 'ENOTDIR while the file was written' })
})

test('a name with quotes, commas and line breaks stays a single name', async () => {
  const mailbox = await startMailbox()
  await send({ smtpUrl: mailbox.smtpUrl, from: 'noreply@host.example' })
  const [mail] = await mailbox.waitForEmails(1)
  await mailbox.close()
  expect(mail?.from).toEqual({ name: 'Masjid an-Noor , Bradford X-Evil – 1', address: 'noreply@host.example' })
  expect(mail?.envelope.from).toBe('noreply@host.example')
  expect(mail?.subject).toBe(email.subject)
  expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil')
})

test('supports one-click unsubscribe (RFC 8058)', async () => {
  const mailbox = await startMailbox()
  const address = `https://mosque.example/api/subscriber/unsubscribe?reference=${'a'.repeat(120)}`
  await send(mailbox, { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const [mail] = await mailbox.waitForEmails(1)
  await mailbox.close()
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${address}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test.each(['starttls', 'tls'] as const)('logs in to a mail server over %s, and checks its certificate', async (tls) => {
  const mailbox = await startMailbox({ tls, login: true })
  expect(await send({ smtpUrl: mailbox.smtpUrl })).toMatchObject({ outcome: 'later' })
  expect(mailbox.mails).toHaveLength(0)

  expect(await send(mailbox)).toEqual({ outcome: 'sent' })
  expect(mailbox.mails[0]).toMatchObject({ user: 'minaret', subject: email.subject })

  const wrongLogin = { ...mailbox, smtpUrl: mailbox.smtpUrl.replace('pass%40word', 'guess') }
  expect(await send(wrongLogin)).toMatchObject({ outcome: 'later', problem: expect.stringContaining('535') })
  await mailbox.close()
})

test('sends nothing if TLS is required and not offered', async () => {
  const mailbox = await startMailbox()
  expect(await send({ smtpUrl: `${mailbox.smtpUrl}?requireTLS=true` })).toMatchObject({ outcome: 'later' })
  expect(mailbox.mails).toHaveLength(0)
  await mailbox.close()
})

test('retries later if the mail server is unreachable', async () => {
  const mailbox = await startMailbox()
  await mailbox.close()
  expect(await send(mailbox)).toMatchObject({ outcome: 'later', problem: expect.stringMatching(/^E/) })
})

test('sends a password to another machine only over TLS', () => {
  expect(readSmtpUrl('smtp://me:p%40ss@mail.example.org')).toEqual({
    host: 'mail.example.org',
    port: 587,
    secure: false,
    requireTLS: true,
    ignoreTLS: false,
    auth: { user: 'me', pass: 'p@ss' },
    name: undefined,
  })
  expect(readSmtpUrl('smtps://mail.example.org')).toMatchObject({ port: 465, secure: true, auth: undefined })
  expect(readSmtpUrl('smtp://me:x@[::1]:25')).toMatchObject({ host: '::1', port: 25, requireTLS: false })
  expect(smtpUrlProblem('smtp://me:x@mail.example.org?ignoreTLS=true')).toMatch(/unencrypted/)
})

test.each([
  'mail.example.org',
  'http://mail.example.org',
  'smtp://',
  'smtp://mail.example.org/inbox',
  'smtp://mail.example.org?pool=true',
  'smtp://mail.example.org?requireTLS=yes',
  'smtp://:pass@mail.example.org',
  'smtp://me:100%@mail.example.org',
])('rejects %s as a mail server', (text) => {
  expect(smtpUrlProblem(text)).toMatch(/^(must|has)/)
  expect(() => createTransport({ smtpUrl: text })).toThrow(TypeError)
})
