import { expect, test } from 'vitest'
import { writeReport } from '../../../testkit/src/emailReports.ts'
import { isPermanent, readReport } from './readReport.ts'

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const original = `From: An-Noor <no-reply@an-noor.example>\nMessage-ID: <${id}@an-noor.example>\nSubject: News`
const email = { id, hostname: 'an-noor.example' }
const read = (text: string) => readReport(Buffer.from(text.replaceAll('\n', '\r\n')))

test('a report of RFC 3464 says which email could not be delivered, and why', async () => {
  expect(await read(writeReport({ original }))).toEqual({ kind: 'bounced', email, status: '5.1.1' })
  expect(await read(writeReport({ original, status: '5.2.2 (mailbox full)' }))).toMatchObject({ status: '5.2.2' })
})

test('a report of RFC 5965 says which email was called spam', async () => {
  expect(await read(writeReport({ original, feedback: 'abuse' }))).toEqual({ kind: 'complained', email })
})

test('the whole email is read like its headers alone, and its text is not', async () => {
  const whole = writeReport({ original: `${original}\n\nMessage-ID: <BBBBBBBBBBBBBBBBBBBBBB@an-noor.example>` })
  expect(await read(whole.replace('text/rfc822-headers', 'message/rfc822'))).toMatchObject({ email })
})

test('a provider’s own Message-ID does not hide ours', async () => {
  const replaced = `Message-ID: <0100018f@email.example.com>\nX-Minaret-Message-ID:\n <${id}@An-Noor.example>`
  expect(await read(writeReport({ original: replaced }))).toMatchObject({ email })
})

test.each([
  ['delayed', writeReport({ original, action: 'delayed', status: '4.4.1' })],
  ['delivered', writeReport({ original, action: 'delivered', status: '2.0.0' })],
  ['failed for now', writeReport({ original, status: '4.2.2' })],
  ['not spam', writeReport({ original, feedback: 'not-spam' })],
  ['without the email', writeReport({ original: 'Subject: News' })],
  ['with too short a name', writeReport({ original: 'Message-ID: <AAAA@an-noor.example>' })],
  [
    'an answer of a person',
    `From: a@example.org\nSubject: Re: News\nIn-Reply-To: <${id}@an-noor.example>\n\nThank you.`,
  ],
  [
    'text that looks like one',
    `From: a@example.org\n\nAction: failed\nStatus: 5.1.1\nMessage-ID: <${id}@an-noor.example>`,
  ],
  ['nested too deep', nest(30)],
  ['nothing', ''],
])('no report: %s', async (_, text) => {
  expect(await read(text)).toBeUndefined()
})

function nest(depth: number): string {
  const opened = Array.from(
    { length: depth },
    (_one, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n`,
  )
  return opened.join('') + writeReport({ original })
}

test('only what says that nothing can ever arrive is permanent', () => {
  expect(['5.1.1', '5.1.2', '5.1.10', '5.2.1'].filter((status) => !isPermanent(status))).toEqual([])
  const passing = ['5.0.0', '5.1.7', '5.1.8', '5.2.2', '5.2.3', '5.3.4', '5.4.4', '5.5.0', '5.6.1', '5.7.1', '4.1.1']
  expect(passing.filter(isPermanent)).toEqual([])
})
