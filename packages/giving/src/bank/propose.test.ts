import { expect, test } from 'vitest'
import { type BankLineKind, proposeKinds } from './propose.ts'

const money = { day: '2026-11-24', amountMinor: 3700, currency: 'gbp' }
const box = { id: 'b', ...money, day: '2026-11-20' }
const kindsOf = (lines: readonly { text: string; payer?: string; day?: string }[]) =>
  proposeKinds(
    lines.map((line) => ({ ...money, ...line })),
    { payers: new Map(), recorded: [], boxes: [box] },
  ).map(({ kind }) => kind)

test.each<[text: string, payer: string | undefined, kind: BankLineKind | null]>([
  ['CASH PAID IN', undefined, 'box'],
  ['COUNTER CREDIT 000123', undefined, 'box'],
  ['DEPOSIT', undefined, 'box'],
  ['500123', undefined, 'box'],
  ['FATIMA BEGUM', undefined, null],
  ['FATIMA BEGUM · CASH FOR ROOF', 'FATIMA BEGUM', null],
  ['FPI TRANSFER 12', undefined, null],
  ['STRIPE PAYMENTS UK', undefined, 'payout'],
  ['Stripe Payments UK Ltd · TRANSFER', 'Stripe Payments UK Ltd', 'payout'],
  ['FATIMA BEGUM · NOT BY PAYPAL', 'FATIMA BEGUM', null],
  ['BGC · HMRC CHARITIES', 'BGC', 'hmrc'],
  ['FATIMA BEGUM · HMRC REFUND', 'FATIMA BEGUM', null],
])('with a collection of the same amount, proposes %s by %s as %s', (text, payer, kind) =>
  expect(kindsOf([{ text, ...(payer ? { payer } : {}) }])).toEqual([kind]),
)

test('proposes a collection for one line only', () => {
  expect(kindsOf([{ text: 'CASH PAID IN' }, { text: 'CASH PAID IN' }])).toEqual(['box', null])
})
