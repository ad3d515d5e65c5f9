import { expect, test } from 'vitest'
import { matchNames, readDonorName, readPayerName } from './names.ts'

const match = (line: { payer?: string; text?: string }, donor: string) =>
  matchNames(readPayerName({ text: line.payer ?? '', ...line }), readDonorName(donor))

test.each<[payer: string, donor: string, match: 'full' | 'initials']>([
  ['AISHA RAHMAN', 'Aisha Rahman', 'full'],
  ['RAHMAN AISHA', 'Aisha Rahman', 'full'],
  ['MRS. AISHA RAHMAN', 'aisha rahman', 'full'],
  ['AISHA BEGUM RAHMAN', 'Aisha Rahman', 'full'],
  ['AISHA B RAHMAN', 'Miss Aisha Rahman', 'full'],
  ["SINEAD O'BRIEN", 'Sinéad O’Brien', 'full'],
  ['ABDULRAHMAN KHAN', 'Abdul-Rahman Khan', 'full'],
  ['MOHD ALI SHAH', 'Muhammad Ali Shah', 'full'],
  ['RAHMAN & SONS LTD', 'Rahman & Sons Limited', 'full'],
  ['Ibrahim', 'IBRAHIM', 'full'],
  ['MR A & MRS B KHAN', 'Mr A & Mrs B Khan', 'full'],
  ['MOHAMMED ABDUL RAH', 'Mohammed Abdul Rahman', 'full'],
  ['SHEIKH YUSUF KHAN', 'Yusuf Khan', 'full'],
  ['A RAHMAN', 'Aisha Rahman', 'initials'],
  ['RAHMAN A MISS', 'Aisha Rahman', 'initials'],
  ['A.B. RAHMAN', 'Aisha Begum Rahman', 'initials'],
  ['MA KHAN', 'Mohammed Ali Khan', 'initials'],
  ['MOHAMMED A', 'Mohammed Ali', 'initials'],
  ['AISHA RAHMAN', 'A Rahman', 'initials'],
  ['A & B KHAN', 'Bilal Khan', 'initials'],
  ['AMINA & BILAL KHAN', 'Amina Khan', 'full'],
  ['MR & MRS A KHAN', 'Amina Khan', 'initials'],
  ['BILAL KHAN', 'Amina & Bilal Khan', 'full'],
])('%s matches %s', (payer, donor, expected) => expect(match({ payer }, donor)).toBe(expected))

test.each<[payer: string, donor: string]>([
  ['FATIMA BEGUM', 'Zainab Yusuf'],
  ['FATIMA RAHMAN', 'Aisha Rahman'],
  ['F RAHMAN', 'Aisha Rahman'],
  ['FATIMA A RAHMAN', 'Aisha Rahman'],
  ['MOHAMMED YUSUF KHAN', 'Mohammed Ali Khan'],
  ['AISHA B RAHMAN', 'Aisha Z Rahman'],
  ['M ALI KHAN', 'Mohammed Ali'],
  ['A ALI', 'Ali Ahmed'],
  ['RAHMAN', 'Aisha Rahman'],
  ['MR KHAN', 'Bilal Khan'],
  ['A R', 'Aisha Rahman'],
  ['MR & MRS KHAN', 'Amina Khan'],
  ['FATIMA BEGUM', 'فاطمة بيغم'],
  ['FATIMA BEGUM', ''],
  ['', 'Fatima Begum'],
])('%s does not match %s', (payer, donor) => expect(match({ payer }, donor)).toBeUndefined())

test.each<[text: string, donor: string, match: 'full' | 'initials' | undefined]>([
  ['FPI MISS A RAHMAN ZAKAT REF 12', 'Aisha Rahman', 'initials'],
  ['CR MISS A RAHMAN ROOF', 'Aisha Rahman', 'initials'],
  ['A RAHMAN , ZAKAT , FP 12/11/26 10 , 300000', 'Aisha Rahman', 'initials'],
  ['AISHA RAHMAN FLOWERS', 'Aisha Rahman', 'full'],
  ['REF 12 · AISHA RAHMAN', 'Aisha Rahman', 'full'],
  ['M ALI KHAN ROOF', 'Mohammed Ali', undefined],
  ['FASTER PAYMENT 12345', 'Aisha Rahman', undefined],
  ['FATIMA BEGUM ROOF', 'Aisha Rahman', undefined],
])('matches the text %s with %s', (text, donor, expected) => {
  expect(match({ text }, donor)).toBe(expected)
  expect(match({ payer: 'FASTER PAYMENT', text }, donor)).toBe(expected)
})

test('a reference does not override the payer', () => {
  expect(match({ payer: 'FATIMA BEGUM', text: 'FATIMA BEGUM · AISHA RAHMAN' }, 'Aisha Rahman')).toBeUndefined()
})
