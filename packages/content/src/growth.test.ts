import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findSlowParsers, listUntrusted, type Parser, repeat } from '@minaret/tooling/growth'
import { findNameProblem } from './campaigns/findNameProblem.ts'
import { compareWords } from './editing/wordDiff.ts'
import { readReport } from '../../server/src/email-reports/readReport.ts'
import { readPage } from './folder/read/page.ts'
import { readYaml } from './folder/read/yaml.ts'
import { toCanonicalHtml } from './folder/rich/canonical.ts'
import { findUnsupportedHtml } from './folder/rich/unsupported.ts'
import { toHtml } from './folder/rich/toHtml.ts'
import { toMarkdown, toNearestMarkdown } from './folder/rich/toMarkdown.ts'
import { readRows } from './imports/donors/readRows.ts'
import { convertText, plainText } from './imports/wordpress/html.ts'
import { readWxr } from './imports/wordpress/readWxr.ts'
import { readAddresses } from './newsletter/desk/readAddresses.ts'
import { startOfIssue, toIssueHtml, toIssueText } from './newsletter/desk/issueText.ts'

const encoder = new TextEncoder()

async function readAll(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const part of parts) void part
}

async function* inChunks(text: string) {
  const size = 64 * 1024
  for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size)
}

async function* inBytes(text: string) {
  for await (const part of inChunks(text)) yield encoder.encode(part)
}

const table = (start: string, row: string) => (size: number) => start + repeat(row)(size - start.length)
const square = (size: number) => {
  const columns = Math.floor(Math.sqrt(size / 2))
  const row = `|${'a|'.repeat(columns)}\n`
  return `${row}|${'-|'.repeat(columns)}\n${repeat(row)(Math.max(0, size - 2 * row.length))}`
}

/** Constructs of Markdown and HTML whose meaning depends on distant text. */
const markup = {
  rows: table('a|b\n-|-\n', '|\n'),
  'wide rows': (size: number) => `|${repeat('a|')(size / 2)}\n|${repeat('-|')(size / 2)}\n`,
  'square table': square,
  'rows of HTML': (size: number) => `<table>${repeat('<tr><td>a</td></tr>')(size)}</table>`,
  'nested tables': repeat('<table><tr><td>'),
  'nested lists': (size: number) =>
    Array.from({ length: size / 40 }, (_, index) => `${' '.repeat((index % 20) * 2)}- a\n`).join(''),
  'numbered items': repeat('1. a\n'),
  'two lists': repeat('* a\n1. b\n'),
  'items of HTML': (size: number) => `<ul>${repeat('<li>a</li>')(size)}</ul>`,
  'nested items': repeat('<ul><li>'),
  links: repeat('[a](b) '),
  'unclosed links': repeat('[a](b'),
  'unclosed pictures': repeat('![a'),
  references: (size: number) => `[a]: b\n\n${repeat('[a]')(size)}`,
  definitions: repeat('[a]: b\n'),
  emphasis: repeat('**a *b _c '),
  'unclosed emphasis': repeat('*a_'),
  code: (size: number) => Array.from({ length: Math.sqrt(size) }, (_, index) => '`'.repeat(index)).join(' '),
  quotes: (size: number) => Array.from({ length: size / 50 }, (_, index) => `${'>'.repeat(index % 90)} a\n`).join(''),
  'attributes of one tag': (size: number) => `<a ${repeat('x="1" ')(size)}>`,
  'tags on many lines': repeat('<b x\n>'),
  'unclosed attribute': (size: number) => `<a href="${repeat('<a href=')(size)}`,
  'empty paragraphs': repeat('<p> </p>'),
  'breaks in paragraphs': (size: number) => `<p>${repeat('<br>')(size)}</p>`,
  'empty tags': repeat('<em><strong></strong></em>'),
  'CDATA sections': repeat('<![CDATA['),
  'processing instructions': repeat('<?'),
  autolinks: repeat('<http://a'),
}

/** The slowest constructs, for functions whose parser is already tested with all of them. */
const someMarkup = {
  'square table': markup['square table'],
  'nested items': markup['nested items'],
  'empty paragraphs': markup['empty paragraphs'],
  'breaks in paragraphs': markup['breaks in paragraphs'],
  'unclosed attribute': markup['unclosed attribute'],
}

const compareWithReversed = (text: string) => compareWords(text, Array.from(text).toReversed().join(''))
const maxTextLength = 200_000
const wxr = (text: string) =>
  `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>${text}</title></item></channel></rss>`
const page = '---\ntitle: a\n---\n'
const address = { address: 'https://mosque.example' }

const parsers: Parser[] = [
  { name: 'toHtml', maxLength: maxTextLength, run: (text, index) => toHtml(`${text}\n\n${index}`), families: markup },
  {
    name: 'toMarkdown',
    maxLength: maxTextLength,
    run: (text, index) => toMarkdown(`${text} ${index}`),
    frames: {
      plain: (text) => text,
      paragraph: (text) => `<p>${text}</p>`,
      cell: (text) =>
        `<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>${text}</td></tr></tbody></table>`,
    },
    families: {
      ...markup,
      'plain table': (size) =>
        `<table><thead><tr><th scope="col">a</th></tr></thead><tbody>${repeat('<tr><td>a</td></tr>')(size)}</tbody></table>`,
    },
  },
  {
    name: 'toNearestMarkdown',
    maxLength: maxTextLength,
    run: (text, index) => toNearestMarkdown(`${text} ${index}`),
    frames: {},
    families: someMarkup,
  },
  {
    name: 'toCanonicalHtml',
    maxLength: maxTextLength,
    frames: {},
    run: (text, index) => toCanonicalHtml(`${text} ${index}`),
    families: markup,
  },
  {
    name: 'findUnsupportedHtml',
    maxLength: maxTextLength,
    run: (text) => findUnsupportedHtml(text, 1),
    families: markup,
  },
  {
    name: 'convertText',
    maxLength: maxTextLength,
    frames: {},
    run: (text, index) => convertText(`${text} ${index}`, 'https://old.example'),
    families: {
      ...someMarkup,
      shortcodes: repeat('[a b]'),
      'unclosed shortcodes': repeat('[a '),
      'escaped shortcodes': repeat('[[a'),
      blocks: repeat('<!-- wp:a -->'),
    },
  },
  {
    name: 'plainText',
    maxLength: maxTextLength,
    frames: {},
    run: (text, index) => plainText(`${text} ${index}`),
    families: someMarkup,
  },
  {
    name: 'toIssueHtml',
    maxLength: 50_000,
    frames: {},
    run: (text, index) => toIssueHtml(address, `${text} ${index}`),
    families: someMarkup,
  },
  { name: 'toIssueText', maxLength: 50_000, run: (text) => toIssueText(address, text), families: markup },
  { name: 'startOfIssue', maxLength: 50_000, run: (text) => startOfIssue(text), families: markup },
  {
    name: 'compareWords',
    maxLength: maxTextLength,
    run: compareWithReversed,
    families: {
      words: (size) => Array.from({ length: size / 6 }, (_, index) => `w${index}`).join(' '),
      'two words': repeat('a b '),
    },
  },
  {
    name: 'readYaml',
    maxLength: 1_000_000,
    run: (text) => readYaml(text),
    frames: { value: (text) => `a: ${text}` },
    families: {
      entries: repeat('- id: a\n  title: b\n'),
      keys: (size) => Array.from({ length: size / 10 }, (_, index) => `a${index}: b\n`).join(''),
      'same keys': repeat('a: b\n'),
      anchors: repeat('- &a a\n'),
      aliases: (size) => `- &a a\n${repeat('- *a\n')(size)}`,
      nesting: (size) => Array.from({ length: Math.sqrt(size) }, (_, index) => `${' '.repeat(index)}a:\n`).join(''),
      'flow keys': (size) => `{${repeat('a: b, ')(size)}}`,
      documents: repeat('---\n'),
      'block text': (size) => `a: |\n${repeat('  b\n')(size)}`,
    },
  },
  {
    name: 'readPage',
    maxLength: 1_000_000,
    run: (text) => readPage(text),
    frames: { text: (text) => page + text, frontMatter: (text) => `---\na: ${text}\n---\n` },
  },
  {
    name: 'readWxr',
    maxLength: 2_000_000,
    run: (text) => readAll(readWxr(inBytes(text))),
    frames: { title: wxr },
    families: {
      items: (size) => wxr(repeat('</title></item><item><title>')(size)),
      metadata: (size) =>
        wxr(
          `</title>${repeat('<wp:postmeta><wp:meta_key>_EventA</wp:meta_key><wp:meta_value>b</wp:meta_value></wp:postmeta>')(size)}<title>`,
        ),
      comments: (size) => wxr(`</title>${repeat('<wp:comment></wp:comment>')(size)}<title>`),
      nesting: (size) => wxr(repeat('<a>')(size)),
      attributes: (size) => wxr(`<a ${Array.from({ length: size / 10 }, (_, index) => `a${index}="1"`).join(' ')}>`),
      sections: (size) => wxr(repeat('<![CDATA[a]]>')(size)),
    },
  },
  {
    name: 'readRows',
    maxLength: 1_000_000,
    run: (text) => readAll(readRows(inChunks(text))),
    frames: { plain: (text) => text, cell: (text) => `name,email\n"${text}",b` },
  },
  {
    name: 'readAddresses',
    maxLength: 1_000_000,
    run: (text) => readAddresses(text),
    frames: { plain: (text) => text, export: (text) => `Email Address,First Name,MEMBER_RATING\n${text}` },
    families: {
      people: (size) => Array.from({ length: size / 20 }, (_, index) => `a${index}@example.org, A\n`).join(''),
      'rows of an export': (size) => `Email Address,First Name,MEMBER_RATING\n${repeat('a@example.org,A,2\n')(size)}`,
      'dots in one address': (size) => `a@${repeat('a.')(size)}`,
    },
  },
  {
    name: 'readReport',
    maxLength: 1_000_000,
    run: (text) => readReport(encoder.encode(text)),
    frames: {
      plain: (text) => text,
      header: (text) => `Subject: ${text}\n\na`,
      status: (text) =>
        `Content-Type: multipart/report; boundary=a\n\n--a\nContent-Type: message/delivery-status\n\n${text}\n--a\nContent-Type: message/rfc822\n\nMessage-ID: <1234567890123456789012@a.example>\n\n--a--\n`,
      original: (text) =>
        `Content-Type: multipart/report; boundary=a\n\n--a\nContent-Type: message/rfc822\n\n${text}\n--a--\n`,
    },
    families: {
      parts: (size) =>
        `Content-Type: multipart/mixed; boundary=a\n\n${repeat('--a\nContent-Type: text/plain\n\nb\n')(size)}--a--\n`,
      nesting: (size) =>
        Array.from(
          { length: size / 60 },
          (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\n\n--b${index}\n`,
        ).join(''),
      fields: (size) => repeat('A: b\n')(size),
      recipients: repeat('To: a@b.example, \n'),
    },
  },
  { name: 'findNameProblem', maxLength: 300, run: (text) => findNameProblem(text, ['An-Noor Mosque']) },
]

test(
  'every conversion takes time proportional to the length of its input',
  { tags: ['slow'], timeout: 600_000 },
  async () => {
    expect(await findSlowParsers(parsers)).toEqual([])
  },
)

test('tests every function that reads untrusted input', () => {
  const names = new Set(parsers.map(({ name }) => name))
  const untrustedNames = ['content', 'server', 'staff', 'times'].flatMap((name) =>
    listUntrusted(fileURLToPath(new URL(`../../${name}/src`, import.meta.url))),
  )
  expect(untrustedNames.filter((name) => !names.has(name))).toEqual([])
})
