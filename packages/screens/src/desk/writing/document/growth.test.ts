import { expect, test } from 'vitest'
import { findSlowParsers, type Parser, repeat } from '@minaret/tooling/growth'
import { adviceOn } from './adviceOn.ts'
import { cleanPaste } from './cleanPaste.ts'
import { escapeAll, escapeText } from './escape.ts'
import { linkAddress } from './linkAddress.ts'
import { readMarkdown } from './readMarkdown.ts'
import { writeMarkdown } from './writeMarkdown.ts'

const longestText = 200_000

const texts = {
  rows: (size: number) => `a|b\n-|-\n${repeat('|\n')(size)}`,
  'long table': (size: number) => `a|b\n-|-\n${repeat('a|b\n')(size)}`,
  items: repeat('- a\n'),
  'numbered items': repeat('1. a\n'),
  paragraphs: repeat('a **b** *c*\n\n'),
  'one paragraph': repeat('a **b** *c* [d](/e) '),
  breaks: repeat('a\\\n'),
  headings: repeat('## a\n'),
  quotes: repeat('> a\n\n'),
}

const pastedHtml = {
  "Word's items": repeat('<p style="mso-list:l0 level1 lfo1">a</p>'),
  'unclosed Word items': repeat('<p style="mso-list:l0 level1 lfo1">a'),
  'unclosed styles': repeat('<style>'),
  'unclosed comments': repeat('<!--'),
  'unclosed conditions': repeat('<!['),
  handlers: (size: number) => `<a${repeat(' onx=a')(size)}>`,
  'bold with normal weight': repeat('<b style="font-weight: normal">'),
  'unclosed weights': repeat('<b font-weight:'),
  'empty paragraphs': repeat('<p><span> </span></p>'),
  'unclosed paragraphs': repeat('<p> <br>'),
  'breaks at the end': repeat('<br> '),
  'breaks before text': (size: number) => `${repeat('<br> ')(size)}a`,
  'unclosed pictures': repeat('<img '),
  'unclosed items': (size: number) => `<p ${repeat('mso-list: level1 ')(size)}`,
  'unclosed signs': (size: number) => `<p style="mso-list: level1">${repeat('<!--[if !supportLists]-->')(size)}</p>`,
  'comments between items': (size: number) => {
    const item = '<p style="mso-list: level1">a</p>'
    return `${item}${repeat('<!-- -->')(size)}b${item}`
  },
  spaces: (size: number) => `<a on${repeat(' ')(size)}x`,
}

const parsers: Parser[] = [
  { name: 'readMarkdown', maxLength: longestText, frames: {}, run: (text) => readMarkdown(text), families: texts },
  {
    name: 'writeMarkdown',
    maxLength: longestText,
    run: (text) => {
      const document = readMarkdown(text)
      return document && writeMarkdown(document)
    },
    frames: {},
    families: texts,
  },
  {
    name: 'adviceOn',
    maxLength: longestText,
    run: (text) => {
      const document = readMarkdown(text)
      return document && adviceOn(document)
    },
    frames: {},
    families: texts,
  },
  { name: 'cleanPaste', maxLength: longestText, run: (html) => cleanPaste(html), families: pastedHtml },
  { name: 'escapeText', maxLength: longestText, run: (text) => escapeText(text, true) },
  { name: 'escapeAll', maxLength: longestText, run: (text) => escapeAll(text) },
  { name: 'linkAddress', maxLength: 16_000, run: (text) => linkAddress(text) },
]

test('the editor’s parsers run in linear time', { timeout: 300_000 }, async () => {
  expect(await findSlowParsers(parsers)).toEqual([])
})
