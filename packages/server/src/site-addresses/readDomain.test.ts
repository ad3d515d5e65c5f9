import { expect, test } from 'vitest'
import { readDomain } from './readDomain.ts'

const reservedNames = ['desk.minaret.org.uk', 'sites.minaret.org.uk', 'desk.localhost']
const readOrExplain = (text: string) => {
  const result = readDomain(text, reservedNames)
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
])('%s is a domain', (text, domain) => expect(readOrExplain(text)).toBe(domain))

// Generic and country suffixes, with one or more labels, and in other scripts.
const suffixes =
  'com org net info biz name pro app dev charity foundation community london wales scot cymru quebec africa ' +
  'uk co.uk org.uk me.uk ltd.uk mosque.uk io ca us de fr nl eu ie se no ch at it es be pk com.pk org.pk gov.pk in org.in ' +
  'bd com.bd com.my id or.id tr org.tr ae sa com.sa qa om eg com.eg ng org.ng za.com co.za org.za ke or.ke com.au org.au nz org.nz ' +
  'jp or.jp br com.br me tv ai xn--wgbh1c xn--mgberp4a5d4ar xn--ngbc5azd مصر السعودية پاکستان भारत рф online xyz'

test.each(suffixes.split(' '))('a domain may end in .%s', (ending) => {
  expect(readOrExplain(`masjid-noor.${ending}`)).toMatch(/^masjid-noor\.[a-z0-9.-]+$/)
  expect(readOrExplain(`www.masjid-noor.${ending}`)).toMatch(/^www\.masjid-noor\./)
})

test.each('co.uk org.uk com.pk or.id com.au co.za org.tr com.sa or.jp com.br kawasaki.jp'.split(' '))(
  '%s is a public suffix',
  (suffix) => expect(readOrExplain(suffix)).toContain(`${suffix} is an ending like .org`),
)

test.each(['masjid.github.io', 'masjid.blogspot.com', 'masjid.pages.dev'])(
  '%s is accepted, because DNS records prove its owner',
  (name) => expect(readOrExplain(name)).toBe(name),
)

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
  ['masjid', 'isn’t a valid domain'],
  ['masjid..org', 'isn’t a valid domain'],
  ['-masjid.org', 'isn’t a valid domain'],
  ['_minaret.masjid.org', 'isn’t a valid domain'],
  ['my masjid.org', 'isn’t a valid domain'],
  [`${'a'.repeat(64)}.org`, 'isn’t a valid domain'],
  [`${'a.'.repeat(130)}org`, 'isn’t a valid domain'],
  ['masjid.localhost', 'ending in .localhost'],
  ['masjid.test', 'ending in .test'],
  ['masjid.nosuchending', 'ending in .nosuchending'],
  ['co.uk', 'co.uk is an ending like .org'],
  ['org', 'isn’t a valid domain'],
  ['desk.minaret.org.uk', 'your Minaret provider'],
  ['al-huda.sites.minaret.org.uk', 'your Minaret provider'],
  ['minaret.org.uk', 'your Minaret provider'],
])('%s is rejected with a message', (text, sentence) => expect(readOrExplain(text)).toContain(sentence))
