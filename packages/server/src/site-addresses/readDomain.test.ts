import { expect, test } from 'vitest'
import { readDomain } from './readDomain.ts'

const reserved = ['desk.minaret.org.uk', 'sites.minaret.org.uk', 'desk.localhost']
const read = (text: string) => {
  const result = readDomain(text, reserved)
  return 'domain' in result ? result.domain : result.problem.en
}

test.each([
  ['www.masjid.org', 'www.masjid.org'],
  [' HTTPS://WWW.Masjid.org/ ', 'www.masjid.org'],
  ['masjid.org.', 'masjid.org'],
  ['masjid.org.uk', 'masjid.org.uk'],
  ['مسجد.org', 'xn--rgbgk5e.org'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['a.b.c.masjid.co.uk', 'a.b.c.masjid.co.uk'],
])('%s is a domain', (text, domain) => expect(read(text)).toBe(domain))

test.each([
  ['', 'Enter your domain'],
  ['*.masjid.org', 'without a *'],
  ['192.0.2.7', 'an IP address'],
  ['127.1', 'an IP address'],
  ['0x7f.1', 'an IP address'],
  ['2001:db8::1', 'an IP address'],
  ['[2001:db8::1]', 'an IP address'],
  ['office@masjid.org', 'an email address'],
  ['https://masjid.org/contact', 'without a page'],
  ['masjid.org?a=1', 'without a page'],
  ['masjid.org:8080', 'without a colon'],
  ['masjid', 'isn’t a domain'],
  ['masjid..org', 'isn’t a domain'],
  ['-masjid.org', 'isn’t a domain'],
  ['_minaret.masjid.org', 'isn’t a domain'],
  ['my masjid.org', 'isn’t a domain'],
  [`${'a'.repeat(64)}.org`, 'isn’t a domain'],
  [`${'a.'.repeat(130)}org`, 'isn’t a domain'],
  ['masjid.localhost', 'ending in .localhost'],
  ['masjid.test', 'ending in .test'],
  ['masjid.nosuchending', 'ending in .nosuchending'],
  ['co.uk', 'Nobody can own co.uk'],
  ['org', 'isn’t a domain'],
  ['desk.minaret.org.uk', 'whoever runs this server'],
  ['al-huda.sites.minaret.org.uk', 'whoever runs this server'],
  ['minaret.org.uk', 'whoever runs this server'],
])('%s is refused with a sentence', (text, sentence) => expect(read(text)).toContain(sentence))
