import { describe, expect, test } from 'vitest'
import { limitsIn } from '../amounts.ts'
import { readFormValues } from '../formValues.ts'
import { donorFields, giftFields } from './postedFields.ts'
import { postedStep, transferReference } from './postedStep.ts'

const cause = {
  minMinor: 100,
  maxMinor: 1_000_000,
  presetsMinor: [1000, 2500],
  currencies: ['gbp', 'jpy'],
  jummah: true,
  monthly: true,
  daily: true,
}
/** Thursday at 12:00; regular gifts are collected at 13:00. */
const now = { date: '2026-11-26', first: { weekly: '2026-11-27', monthly: '2026-11-26', daily: '2026-11-26' } }
const donor = { name: 'Aisha Rahman', email: 'aisha@example.org' }

const readFields = (fields: Record<string, string>, locale = 'en-GB') =>
  readFormValues((name) => fields[name] ?? '', cause, locale)
const stepOf = (requestedStep: string | null, fields: Record<string, string>, hasGiftAid = false) => {
  const values = readFields(fields)
  const { step, showErrors } = postedStep(requestedStep, values, {
    limits: limitsIn(cause, values.currency),
    now,
    hasGiftAid,
  })
  return `${step}${showErrors ? ' with errors' : ''}`
}

describe('an amount', () => {
  const presetField = 'gift-amount-preset'
  test.each<[string, Record<string, string>, number | string]>([
    ['selected', { [presetField]: '2500', amount: '' }, 2500],
    ['typed', { amount: '12.50' }, 1250],
    ['typed with the currency sign', { amount: '£1,500' }, 150_000],
    ['typed equal to the preset', { [presetField]: '2500', amount: '25' }, 2500],
    ['neither', {}, 'empty'],
    ['typed in words', { amount: 'ten' }, 'unreadable'],
    ['selected in a form with another amount', { [presetField]: '1000', amount: '25', was: '25' }, 1000],
    ['typed in a form with a selected preset', { [presetField]: '2500', amount: '30', drawnPreset: '2500' }, 3000],
    ['selected at first', { [presetField]: '2500', amount: '', drawnPreset: '2500' }, 2500],
    ['left unchanged', { amount: '30', was: '30' }, 3000],
    ['typed instead of another amount', { amount: '40', was: '30' }, 4000],
    ['of an earlier step', { amountMinor: '2500' }, 2500],
    ['that no preset has', { [presetField]: '-5' }, 'empty'],
    ['of an earlier step that is invalid', { amountMinor: '1e9', amount: '7' }, 700],
  ])('%s', (_name, fields, expected) => {
    const { amount, ambiguity } = readFields(fields)
    expect([amount.ok ? amount.amountMinor : amount.reason, ambiguity]).toEqual([expected, undefined])
  })

  test('is ambiguous if the selected and the typed amount differ', () => {
    expect(readFields({ [presetField]: '1000', amount: '25' })).toMatchObject({
      ambiguity: 'both',
      selectedMinor: 1000,
      text: '25',
    })
    expect(readFields({ [presetField]: '1000', amount: '30', was: '25' }).ambiguity).toBe('both')
    // The typed amount counts once it is sent again.
    expect(readFields({ amount: '30', was: '30' }).ambiguity).toBeUndefined()
  })

  test('must be confirmed if the form was rendered for another currency', () => {
    expect(readFields({ amount: '2500', currency: 'jpy' })).toMatchObject({ ambiguity: 'currency', currency: 'jpy' })
    const resubmittedValues = readFields({ amount: '2500', currency: 'jpy', drawn: 'jpy' })
    expect([resubmittedValues.ambiguity, resubmittedValues.amount]).toEqual([
      undefined,
      { ok: true, amountMinor: 2500 },
    ])
    expect(readFields({ amount: '5', currency: 'usd' }).currency).toBe('gbp')
  })

  test('must be confirmed if the form was rendered for another cause, which had a frequency that this one lacks', () => {
    const read = (fields: Record<string, string>) =>
      readFormValues((name) => fields[name] ?? '', { ...cause, jummah: false }, 'en-GB')
    expect(read({ amount: '25', often: 'weekly' })).toMatchObject({ ambiguity: 'often', often: 'once' })
    expect(read({ amount: '25', often: 'monthly' }).ambiguity).toBeUndefined()
    expect(read({ amount: '25' }).ambiguity).toBeUndefined()
  })

  test('is parsed in the page’s locale', () => {
    expect(readFields({ amount: '٢٥' }, 'ar-KW').amount).toEqual({ ok: true, amountMinor: 2500 })
  })
})

describe('the step of the response', () => {
  const gift = { amountMinor: '2500' }
  test.each<[string, string | null, Record<string, string>, string, boolean?]>([
    ['an amount', 'details', { amount: '25' }, 'details'],
    ['no amount', 'details', {}, 'amount with errors'],
    ['too small an amount', 'details', { amount: '0.50' }, 'amount with errors'],
    ['too large an amount', 'details', { amount: '20000' }, 'amount with errors'],
    ['two amounts', 'details', { amount: '25', 'gift-amount-preset': '1000' }, 'amount with errors'],
    ['every Friday', 'details', { ...gift, often: 'weekly' }, 'details'],
    ['every month, from the first possible day', 'details', { ...gift, often: 'monthly' }, 'details'],
    [
      'every month, from a past day',
      'details',
      { ...gift, often: 'monthly', startsOn: '2026-11-01' },
      'amount with errors',
    ],
    ['every day, without an end', 'details', { ...gift, often: 'daily' }, 'amount with errors'],
    ['every day until a day', 'details', { ...gift, often: 'daily', until: '2026-12-05' }, 'details'],
    ['an invalid date', 'details', { ...gift, often: 'daily', until: '2026-99-99' }, 'amount with errors'],
    ['donor details', 'pay', { ...gift, ...donor }, 'pay'],
    ['no donor details', 'pay', gift, 'details with errors'],
    ['no email address', 'pay', { ...gift, ...donor, email: 'aisha' }, 'details with errors'],
    ['a message that is too long', 'pay', { ...gift, ...donor, message: 'a'.repeat(501) }, 'details with errors'],
    ['no answer to Gift Aid', 'pay', { ...gift, ...donor }, 'details with errors', true],
    ['no to Gift Aid', 'pay', { ...gift, ...donor, giftAid: 'no' }, 'pay', true],
    ['yes to Gift Aid, and no address', 'pay', { ...gift, ...donor, giftAid: 'yes' }, 'details with errors', true],
    [
      'a complete declaration',
      'pay',
      {
        ...gift,
        ...donor,
        giftAid: 'yes',
        'giftAid.firstName': 'Aisha',
        'giftAid.lastName': 'Rahman',
        'giftAid.house': '12',
        'giftAid.postcode': 'bd1 1aa',
      },
      'pay',
      true,
    ],
    ['donor details without an amount', 'pay', donor, 'amount with errors'],
    ['a step back', 'amount', { ...gift, ...donor }, 'amount'],
    ['a step back to the details', 'details', { ...gift, ...donor }, 'details'],
    ['no step in the URL', null, gift, 'amount'],
    ['an unknown step in the URL', 'thank-you', gift, 'amount'],
  ])('%s, submitted to %s', (_name, requestedStep, fields, step, hasGiftAid) => {
    expect(stepOf(requestedStep, fields, hasGiftAid)).toBe(step)
  })
})

test('the hidden fields of each step are parsed to the submitted values', () => {
  const fields = {
    amountMinor: '2500',
    currency: 'gbp',
    often: 'daily',
    startsOn: '2026-12-01',
    until: '2026-12-05',
    ...donor,
    anonymous: 'on',
    message: 'For my <b>father</b>\nand "mother"',
    giftAid: 'yes',
    'giftAid.always': 'on',
    'giftAid.title': 'Mrs',
    'giftAid.firstName': 'Aisha',
    'giftAid.lastName': 'Rahman',
    'giftAid.house': '12',
    'giftAid.postcode': 'BD1 1AA',
    'giftAid.overseas': 'on',
  }
  expect({ ...giftFields(readFields(fields)), ...donorFields(readFields(fields)) }).toEqual(fields)
  expect(donorFields(readFields({}))).toMatchObject({ name: '', giftAid: '', 'giftAid.always': '' })
})

test.each([
  ['general', 'Aisha Rahman', 'RAHMAN GENERAL'],
  ['forty-wells', 'Aisha Rahman', 'RAHMAN FORTY WELLS'],
  ['a-new-roof-for-the-hall', 'Zoë Featherstonehaugh', 'FEATHERS A NEW ROO'],
  ['general', 'عائشة', 'GENERAL'],
  ['قبة', 'Ünal', 'UNAL'],
  ['قبة', 'عائشة', ''],
])('builds a bank-safe transfer reference for %s by %s: %s', (id, name, reference) => {
  expect(transferReference(id, name)).toBe(reference)
})
