import type { BoxSheet } from '@minaret/contract/desk'
import { expect, test } from 'vitest'
import { deskClosedSheet, deskEmptySheet, deskOpenSheet } from '../../testing/data/deskBox.ts'
import { parseSheetDraft, serialiseContent, fromSheet, parseCount, parseMoney, type SheetForm } from './sheetForm.ts'

const key = 'GET /api/desk/mosques/{mosque}/box/sheets/{sheet}'
const sheets: BoxSheet[] = [
  deskOpenSheet[key],
  deskEmptySheet[key],
  { ...deskOpenSheet[key], currency: 'kwd', notes: [], count: { ...deskEmptySheet[key].count, smallCashMinor: 1250 } },
]
const emptyForm = fromSheet(deskEmptySheet[key], 'en-GB')
const inputFormat = { currency: 'gbp', locale: 'en-GB' }
const parse = (change: Partial<SheetForm>) => parseCount({ ...emptyForm, ...change }, inputFormat)

test.each(['en-GB', 'ar-EG', 'ur-PK'])('preserves the content of a stored sheet in %s', (locale) => {
  for (const sheet of sheets) {
    const form = fromSheet(sheet, locale)
    const { count, problems } = parseCount(form, { currency: sheet.currency, locale })
    expect(problems).toEqual({})
    expect(serialiseContent(form.place, count)).toBe(serialiseContent(sheet.place, sheet.count))
    expect(parseSheetDraft(JSON.parse(JSON.stringify(form)))).toEqual(form)
  }
})

test.each<[string, Partial<SheetForm>, object]>([
  ['an amount with letters', { small: '12x' }, { small: 'amount' }],
  ['an amount with fractions of a penny', { declared: '1.005' }, { declared: 'amount' }],
  ['half a note', { large: '1.5' }, { large: 'count' }],
  ['half a coin', { notes: { '5': '0.5' } }, { 'note.5': 'count' }],
  ['cheques without an amount', { cheques: '2' }, { chequesAmount: 'both' }],
  ['an amount without cheques', { chequesAmount: '5' }, { cheques: 'both' }],
])('reports %s', (_problem, change, problems) => {
  expect(parse(change).problems).toEqual(problems)
})

test('sums notes and coins as small cash, and omits empty fields', () => {
  expect(parse({ small: '999', notes: { '2000': '3', '5': '7', '1': '' } }).count).toMatchObject({
    smallCashMinor: 6035,
    denominations: [
      { valueMinor: 5, count: 7 },
      { valueMinor: 2000, count: 3 },
    ],
  })
})

test('parses amounts in the form’s locale', () => {
  expect(['', ' ', '5', '£5.50', '1,250', '٥', 'x', '-1'].map((text) => parseMoney(text, inputFormat))).toEqual([
    0,
    0,
    500,
    550,
    125_000,
    500,
    undefined,
    undefined,
  ])
})

test.each([
  undefined,
  null,
  'text',
  {},
  { ...emptyForm, version: '1' },
  { ...emptyForm, envelopes: 'none' },
  { ...emptyForm, place: { day: 1 } },
  { ...emptyForm, small: 5 },
])('rejects an invalid draft: %j', (value) => {
  expect(parseSheetDraft(value)).toBeUndefined()
})

test('has no envelopes for a closed sheet', () => {
  expect(fromSheet(deskClosedSheet[key], 'en-GB').envelopes).toEqual([])
})
