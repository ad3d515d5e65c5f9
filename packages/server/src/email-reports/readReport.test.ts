import { expect, test } from 'vitest'
import { writeReport } from '../../../testkit/src/emailReports.ts'
import { isPermanent, readReport } from './readReport.ts'

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const original = `From: An-Noor <no-reply@an-noor.example>\nMessage-ID: <${id}@an-noor.example>\nSubject: News`
const email = { id, hostname: 'an-noor.example' }
const parseReport = (text: string) => readReport(Buffer.from(text.replaceAll('\n', '\r\n')))

test('reads the email and the status from a bounce (RFC 3464)', async () => {
  expect(await parseReport(writeReport({ original }))).toEqual({ kind: 'bounced', email, status: '5.1.1' })
  expect(await parseReport(writeReport({ original, status: '5.2.2 (mailbox full)' }))).toMatchObject({
    status: '5.2.2',
  })
})

test('reads the email from a spam complaint (RFC 5965)', async () => {
  expect(await parseReport(writeReport({ original, feedback: 'abuse' }))).toEqual({ kind: 'complained', email })
})

test('reads the headers of a complete email, and ignores its text', async () => {
  const report = writeReport({ original: `${original}\n\nMessage-ID: <BBBBBBBBBBBBBBBBBBBBBB@an-noor.example>` })
  expect(await parseReport(report.replace('text/rfc822-headers', 'message/rfc822'))).toMatchObject({ email })
})

test('finds our id despite the provider’s own Message-ID', async () => {
  const original = `Message-ID: <0100018f@email.example.com>\nX-Minaret-Message-ID:\n <${id}@An-Noor.example>`
  expect(await parseReport(writeReport({ original }))).toMatchObject({ email })
})

test.each([
  ['delayed', writeReport({ original, action: 'delayed', status: '4.4.1' })],
  ['delivered', writeReport({ original, action: 'delivered', status: '2.0.0' })],
  ['failed for now', writeReport({ original, status: '4.2.2' })],
  ['not spam', writeReport({ original, feedback: 'not-spam' })],
  ['without the email', writeReport({ original: 'Subject: News' })],
  ['with too short a name', writeReport({ original: 'Message-ID: <AAAA@an-noor.example>' })],
  ['a person’s reply', `From: a@example.org\nSubject: Re: News\nIn-Reply-To: <${id}@an-noor.example>\n\nThank you.`],
  [
    'text that looks like a report',
    `From: a@example.org\n\nAction: failed\nStatus: 5.1.1\nMessage-ID: <${id}@an-noor.example>`,
  ],
  ['nested too deep', nest(30)],
  ['empty', ''],
])('ignores a message that is not a report: %s', async (_, text) => {
  expect(await parseReport(text)).toBeUndefined()
})

function nest(depth: number): string {
  const headers = Array.from(
    { length: depth },
    (_value, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n`,
  )
  return headers.join('') + writeReport({ original })
}

test('only undeliverable addresses are permanent failures', () => {
  expect(['5.1.1', '5.1.2', '5.1.10', '5.2.1'].filter((status) => !isPermanent(status))).toEqual([])
  const temporary = ['5.0.0', '5.1.7', '5.1.8', '5.2.2', '5.2.3', '5.3.4', '5.4.4', '5.5.0', '5.6.1', '5.7.1', '4.1.1']
  expect(temporary.filter(isPermanent)).toEqual([])
})
