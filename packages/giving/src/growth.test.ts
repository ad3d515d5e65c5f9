import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findSlowParsers, listUntrusted, type Parser, repeat } from '@minaret/tooling/growth'
import { readDonorName, readPayerName } from './bank/names.ts'
import { readStatement } from './bank/readStatement.ts'
import { donorNameOf, payerKeyOf } from './bank/payer.ts'
import { readResponse } from './hmrc/response.ts'
import { toHmrcTitle, writeForHmrc } from './hmrc/hmrcText.ts'

const options = { currency: 'gbp', today: '2026-11-28' }
const encoder = new TextEncoder()
const largestStatement = 3_000_000
const camtStart =
  '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>'
const camtEntry = '<Ntry><Amt Ccy="GBP">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-01-01</Dt></BookgDt>'

const parsers: Parser[] = [
  {
    name: 'readStatement',
    maxLength: largestStatement,
    run: (text) => readStatement(encoder.encode(text), options),
    frames: {
      csv: (text) => `Date,Description,Amount\n01/01/2026,${text},1\n`,
      ofx: (text) => `<OFX><STMTTRN><DTPOSTED>20260101<TRNAMT>1<NAME>${text}</STMTTRN>`,
      camt: (text) => `${camtStart}${camtEntry}<AddtlNtryInf>${text}</AddtlNtryInf></Ntry></Stmt>`,
    },
  },
  { name: 'payerKeyOf', maxLength: 500, run: (text) => payerKeyOf({ text }) },
  { name: 'donorNameOf', maxLength: 500, run: (text) => donorNameOf({ text }) },
  { name: 'readPayerName', maxLength: 500, run: (text) => readPayerName({ text }) },
  { name: 'readDonorName', maxLength: 500, run: (text) => readDonorName(text) },
  {
    name: 'readResponse',
    maxLength: 2_000_000,
    run: (text) => readResponse(text),
    frames: { text: (text) => `<GovTalkMessage xmlns="a">${text}</GovTalkMessage>` },
    families: {
      nests: repeat('<a>'),
      'nests with ends': (size) => repeat('<a>')(size / 2) + '</a>'.repeat(size / 6),
      siblings: (size) => `<a>${repeat('<b>c</b>')(size)}`,
      prefixes: repeat('<a xmlns:b="c">'),
      attributes: (size) => `<a ${Array.from({ length: size / 10 }, (_, at) => `a${at}="1"`).join(' ')}>`,
    },
  },
  { name: 'writeForHmrc', maxLength: 1000, run: (text) => writeForHmrc(text) },
  { name: 'toHmrcTitle', maxLength: 1000, run: (text) => toHmrcTitle(text) },
]

test('every parser takes time proportional to the length of its input', { timeout: 300_000 }, async () => {
  expect(await findSlowParsers(parsers)).toEqual([])
})

test('every parser of untrusted input is tested', () => {
  const names = new Set(parsers.map(({ name }) => name))
  expect(listUntrusted(fileURLToPath(new URL('.', import.meta.url))).filter((name) => !names.has(name))).toEqual([])
})
