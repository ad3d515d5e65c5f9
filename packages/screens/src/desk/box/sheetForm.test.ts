import type { BoxSheet } from '@minaret/contract/desk'
import { expect, test } from 'vitest'
import { deskClosedSheet, deskEmptySheet, deskOpenSheet } from '../../testing/data/deskBox.ts'
import { acceptForm, contentText, fromSheet, parseCount, readMoney, type SheetForm } from './sheetForm.ts'

const key = 'GET /api/desk/mosques/{mosque}/box/sheets/{sheet}'
const sheets: BoxSheet[] = [
  deskOpenSheet[key],
  deskEmptySheet[key],
  { ...deskOpenSheet[key], currency: 'kwd', notes: [], count: { ...deskEmptySheet[key].count, smallCashMinor: 1250 } },
]
const empty = fromSheet(deskEmptySheet[key], 'en-GB')
const typing = { currency: 'gbp', locale: 'en-GB' }
const read = (change: Partial<SheetForm>) => parseCount({ ...empty, ...change }, typing)

test.each(['en-GB', 'ar-EG', 'ur-PK'])('the form of a stored sheet has the same content in %s', (locale) => {
  for (const sheet of sheets) {
    const form = fromSheet(sheet, locale)
    const { count, problems } = parseCount(form, { currency: sheet.currency, locale })
    expect(problems).toEqual({})
    expect(contentText(form.place, count)).toBe(contentText(sheet.place, sheet.count))
    expect(acceptForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
  }
})

test.each<[string, Partial<SheetForm>, object]>([
  ['an amount with letters', { small: '12x' }, { small: 'amount' }],
  ['an amount finer than pence', { declared: '1.005' }, { declared: 'amount' }],
  ['half a note', { large: '1.5' }, { large: 'count' }],
  ['half a coin', { notes: { '5': '0.5' } }, { 'note.5': 'count' }],
  ['cheques without an amount', { cheques: '2' }, { chequesAmount: 'both' }],
  ['an amount without cheques', { chequesAmount: '5' }, { cheques: 'both' }],
])('%s is reported', (_what, change, problems) => {
  expect(read(change).problems).toEqual(problems)
})

test('notes and coins add up to the small cash, and empty ones are omitted', () => {
  expect(read({ small: '999', notes: { '2000': '3', '5': '7', '1': '' } }).count).toMatchObject({
    smallCashMinor: 6035,
    denominations: [
      { valueMinor: 5, count: 7 },
      { valueMinor: 2000, count: 3 },
    ],
  })
})

test('amounts are parsed in the locale of the form', () => {
  expect(['', ' ', '5', '£5.50', '1,250', '٥', 'x', '-1'].map((text) => readMoney(text, typing))).toEqual([
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
  { ...empty, version: '1' },
  { ...empty, envelopes: 'none' },
  { ...empty, place: { day: 1 } },
  { ...empty, small: 5 },
])('an invalid draft is rejected: %j', (value) => {
  expect(acceptForm(value)).toBeUndefined()
})

test('a closed sheet has no names', () => {
  expect(fromSheet(deskClosedSheet[key], 'en-GB').envelopes).toEqual([])
})
