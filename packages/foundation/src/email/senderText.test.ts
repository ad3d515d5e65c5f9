import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { parseConfig } from '@minaret/plans'
import { renderEmail } from './compose.ts'
import { makeMessage } from './message.ts'
import { senderName, subjectLine, subjectPart } from './senderText.ts'

test.each([
  ['Masjid al-Huda', 'Masjid al-Huda'],
  ['Jumu’ah Mosque & Madrasah', 'Jumu’ah Mosque & Madrasah'],
  ['St. Peter’s Road Mosque', 'St. Peter’s Road Mosque'],
  ['Islamische Gemeinde e.V.', 'Islamische Gemeinde e.V.'],
  ['مسجد الهدى', 'مسجد الهدى'],
  ['مسجد می\u200cروم', 'مسجد می\u200cروم'],
  ['PayPal Security: confirm at paypal.com', 'PayPal Security – confirm at paypal com'],
  ['PayPal： confirm', 'PayPal – confirm'],
  ['PayPal∶confirm ꞉ now ։ again ׃ and ː ever', 'PayPal – confirm – now – again – and – ever'],
  ['Open https://evil.example/login', 'Open https evil example/login'],
  ['evil。example evil．example evil｡example evil․example', 'evil example evil example evil example evil example'],
  ['e\u200bvil\u200b.\u2060com', 'evil com'],
  ['e\u202evil\u2066.com', 'evil com'],
  ['bank@evil.example', 'bank evil example'],
  ['bank＠evil.co.uk', 'bank evil co uk'],
  ['192.168.10.1 and 10.0.0.1', '192 168 10 1 and 10 0 0 1'],
  ['"Bank" <root>\r\nBcc: a@b.example', 'Bank root Bcc – a b example'],
  ['“Bank” „of‟ «everyone»', 'Bank of everyone'],
  ['evil.c\u0301om evil.\u0301com evil.ⓒⓞⓜ', 'evil c\u0301om evil \u0301com evil ⓒⓞⓜ'],
  [':', ''],
  ['\u202e\u200b', ''],
  ['pay\u200dpal', 'paypal'],
  ['\u200cمسجد\u200c', 'مسجد'],
])('the name %j appears in From as %j', (name, safeName) => {
  expect(senderName(name)).toBe(safeName)
})

test('limits a name to 60 characters, and text in a subject to 120', () => {
  expect(Array.from(senderName('ا'.repeat(500)))).toHaveLength(60)
  expect(Array.from(subjectPart('x'.repeat(500)))).toHaveLength(120)
})

test('a subject keeps its own words, times and amounts', () => {
  for (const subject of [
    'Re: Nikah in March',
    'Thank you: receipt 2026-000118',
    '£25.00 of your gift',
    'Eid: 8.30 am',
    '1 025.00 € on 28.11.2026',
  ])
    expect(subjectLine(subject)).toBe(subject)
  expect(subjectLine('Re: see paypal.com')).toBe('Re: see paypal com')
  expect(subjectPart('Eid at 8:30: bring a mat')).toBe('Eid at 8.30 – bring a mat')
})

const mosqueNamed = (websiteName: string) => ({
  config: parseConfig([{ key: 'websiteName', value: websiteName }]),
  address: 'https://huda.example.org',
  hostname: 'huda.example.org',
})

test.each(['PayPal Security: confirm at paypal.com', 'a@b.example', '\u202e', 'x'.repeat(300)])(
  'From and Subject contain no colon, link or address from the mosque name %j',
  async (websiteName) => {
    const tenant = mosqueNamed(websiteName)
    const email = renderEmail(tenant, {
      language: 'en',
      subject: `You’re invited to join the staff of ${websiteName}`,
      paragraphs: ['Hello'],
    })
    const { bytes } = await makeMessage(tenant, 'id', { to: 'aisha@example.org', ...email })
    const { from, subject = '' } = await PostalMime.parse(bytes)
    expect(from?.address).toBe('no-reply@huda.example.org')
    for (const text of [from?.name ?? '', subject]) {
      expect(text).not.toMatch(/^$|[:@]|\w\.\w/)
      expect(text.length).toBeLessThan(120)
    }
  },
)
