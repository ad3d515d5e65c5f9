import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findSlowParsers, listUntrusted, type Parser, repeat } from '@minaret/tooling/growth'
import { contentContact, contentLink, foldWord, markMatches, searchTerms } from '@minaret/plans'
import { normaliseContactNumber } from '@minaret/plans/contact-number'
import { readAmount, readPostcode } from '@minaret/money'
import { suggestMatch } from './base/index.ts'
import { checkEmail, emailKey, isAddress, maskAddress } from './email-addresses/index.ts'
import { senderName, subjectLine, subjectPart } from './email/senderText.ts'
import { parseRange } from './files/range.ts'
import { removeMetadata } from './files/removeMetadata.ts'
import { readVariantName } from './files/widths.ts'
import { sanitise } from './rich-text/index.ts'

const maxText = 200_000
/** Maximum length of a header, and of a form field. */
const maxLine = 16_000

const jpeg = (segment: string) => (size: number) => `\u00ff\u00d8${repeat(segment)(size)}`
const picture = (mediaType: string) => (text: string) => removeMetadata(Buffer.from(text, 'latin1'), mediaType)

const parsers: Parser[] = [
  {
    name: 'sanitise',
    maxLength: maxText,
    run: (text, index) => sanitise(`${text}${index}`),
    families: {
      'allowed tags': repeat('<p><strong>a</strong></p>'),
      'removed tags': repeat('<div><custom-element>a'),
      'nested tags': repeat('<blockquote>'),
      'removed nested tags': repeat('<svg><style>'),
      attributes: (size) => `<a ${repeat('href="x" ')(size)}>`,
      links: repeat('<a href="javascript:alert(1)">a</a>'),
      entities: repeat('&#106;'),
      addresses: (size) => `<a href="https://${repeat('a.')(size)}">`,
    },
  },
  ...Object.entries({ senderName, subjectLine, subjectPart }).map(([name, run]) => ({
    name,
    maxLength: maxText,
    run: (text: string) => run(text),
    families: {
      joiners: repeat('\u200c'),
      'joined letters': repeat('ا\u064b\u200c'),
      'marks before joiners': (size: number) => `ا${repeat('\u064b')(size)}\u200c`,
      hosts: repeat('.a'),
      addresses: repeat('1.'),
    },
  })),
  {
    name: 'checkEmail',
    maxLength: maxLine,
    run: (text) => checkEmail(text),
    frames: { plain: (text) => text, domain: (text) => `a@${text}.com` },
  },
  { name: 'emailKey', maxLength: maxLine, run: (text) => emailKey(text) },
  {
    name: 'isAddress',
    maxLength: maxLine,
    run: (text) => isAddress(text),
    frames: { plain: (text) => text, domain: (text) => `a@${text}` },
  },
  { name: 'maskAddress', maxLength: maxLine, run: (text) => maskAddress(text) },
  {
    name: 'parseRange',
    maxLength: maxLine,
    run: (text) => parseRange(text, 1000),
    frames: { range: (text) => `bytes=${text}` },
  },
  { name: 'readVariantName', maxLength: maxLine, run: (text) => readVariantName(text) },
  { name: 'suggestMatch', maxLength: maxLine, run: (text) => suggestMatch(text, ['title', 'summary']) },
  { name: 'searchTerms', maxLength: maxLine, run: (text) => searchTerms(text) },
  { name: 'foldWord', maxLength: maxLine, run: (text) => foldWord(text) },
  { name: 'markMatches', maxLength: maxText, run: (text) => markMatches(text, ['a', 'aa', 'b']) },
  {
    name: 'contentLink',
    maxLength: maxLine,
    run: (text) => contentLink(text),
    frames: { plain: (text) => text, address: (text) => `https://${text}` },
  },
  {
    name: 'normaliseContactNumber',
    maxLength: maxLine,
    run: (text) => normaliseContactNumber(text, 'GB'),
    frames: { plain: (text) => text, number: (text) => `+44${text}` },
  },
  { name: 'contentContact', maxLength: maxLine, run: (text) => contentContact(text) },
  { name: 'readAmount', maxLength: maxLine, run: (text) => readAmount(text, 'gbp') },
  { name: 'readPostcode', maxLength: maxLine, run: (text) => readPostcode(text) },
  {
    name: 'removeMetadata',
    maxLength: 5_000_000,
    run: picture('image/jpeg'),
    frames: {},
    families: {
      segments: jpeg('\u00ff\u00e1\u0000\u0002'),
      scans: (size) => jpeg('\u00ff\u00da')(4) + repeat('\u00ff\u0000')(size),
      restarts: (size) => jpeg('\u00ff\u00da')(4) + repeat('\u00ff\u00d0')(size),
    },
  },
  {
    name: 'removeMetadata',
    maxLength: 5_000_000,
    run: picture('image/png'),
    frames: {},
    families: { chunks: repeat('\u0000\u0000\u0000\u0000tEXt\u0000\u0000\u0000\u0000') },
  },
  {
    name: 'removeMetadata',
    maxLength: 5_000_000,
    run: picture('image/webp'),
    frames: {},
    families: { chunks: repeat('VP8X\u0001\u0000\u0000\u0000aa') },
  },
]

test('every parser takes time proportional to the length of its input', { timeout: 300_000 }, async () => {
  expect(await findSlowParsers(parsers)).toEqual([])
})

test('covers every function marked as parsing untrusted input', () => {
  const names = new Set(parsers.map(({ name }) => name))
  expect(listUntrusted(fileURLToPath(new URL('.', import.meta.url))).filter((name) => !names.has(name))).toEqual([])
})
