import { describe, expect, test } from 'vitest'
import { limitsIn } from '../amounts.ts'
import { readEntered } from '../entered.ts'
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
/** A Thursday at noon; regular gifts are collected at one. */
const now = { date: '2026-11-26', first: { weekly: '2026-11-27', monthly: '2026-11-26', daily: '2026-11-26' } }
const donor = { name: 'Aisha Rahman', email: 'aisha@example.org' }

const read = (fields: Record<string, string>, locale = 'en-GB') =>
  readEntered((name) => fields[name] ?? '', cause, locale)
const stepOf = (leadsTo: string | null, fields: Record<string, string>, hasGiftAid = false) => {
  const entered = read(fields)
  const { step, tried } = postedStep(leadsTo, entered, { limits: limitsIn(cause, entered.currency), now, hasGiftAid })
  return `${step}${tried ? ', with what is wrong' : ''}`
}

describe('an amount', () => {
  const picked = 'gift-amount-preset'
  test.each<[string, Record<string, string>, number | string]>([
    ['picked', { [picked]: '2500', amount: '' }, 2500],
    ['typed', { amount: '12.50' }, 1250],
    ['typed with its sign', { amount: '£1,500' }, 150_000],
    ['typed as it was picked', { [picked]: '2500', amount: '25' }, 2500],
    ['neither', {}, 'empty'],
    ['typed in words', { amount: 'ten' }, 'unreadable'],
    ['picked in a form where another one stood', { [picked]: '1000', amount: '25', was: '25' }, 1000],
    ['typed in a form where one was picked', { [picked]: '2500', amount: '30', was: '25' }, 3000],
    ['that was cleared, and one was picked', { [picked]: '2500', amount: '', was: '25' }, 2500],
    ['that stood there and was left', { [picked]: '2500', amount: '25', was: '25' }, 2500],
    ['of a step before', { amountMinor: '2500' }, 2500],
    ['nobody can pick', { [picked]: '-5' }, 'empty'],
    ['of a step before that is none', { amountMinor: '1e9', amount: '7' }, 700],
  ])('%s', (_name, fields, expected) => {
    const { amount, doubt } = read(fields)
    expect([amount.ok ? amount.amountMinor : amount.reason, doubt]).toEqual([expected, undefined])
  })

  test('picked and another typed: nobody knows which came last', () => {
    expect(read({ [picked]: '1000', amount: '25' })).toMatchObject({ doubt: 'both', picked: 1000, text: '25' })
    expect(read({ [picked]: '1000', amount: '30', was: '25' }).doubt).toBe('both')
    // What is typed counts once it was sent again.
    expect(read({ amount: '30', was: '30' }).doubt).toBeUndefined()
  })

  test('of a form that was drawn for another currency is asked for again', () => {
    expect(read({ amount: '2500', currency: 'jpy' })).toMatchObject({ doubt: 'currency', currency: 'jpy' })
    const again = read({ amount: '2500', currency: 'jpy', drawn: 'jpy' })
    expect([again.doubt, again.amount]).toEqual([undefined, { ok: true, amountMinor: 2500 }])
    expect(read({ amount: '5', currency: 'usd' }).currency).toBe('gbp')
  })

  test('is read as the page’s language writes it', () => {
    expect(read({ amount: '٢٥' }, 'ar-KW').amount).toEqual({ ok: true, amountMinor: 2500 })
  })
})

describe('the step that answers', () => {
  const gift = { amountMinor: '2500' }
  test.each<[string, string | null, Record<string, string>, string, boolean?]>([
    ['an amount', 'details', { amount: '25' }, 'details'],
    ['no amount', 'details', {}, 'amount, with what is wrong'],
    ['too small an amount', 'details', { amount: '0.50' }, 'amount, with what is wrong'],
    ['too large an amount', 'details', { amount: '20000' }, 'amount, with what is wrong'],
    ['two amounts', 'details', { amount: '25', 'gift-amount-preset': '1000' }, 'amount, with what is wrong'],
    ['every Friday', 'details', { ...gift, often: 'weekly' }, 'details'],
    ['every month, from the first day there is', 'details', { ...gift, often: 'monthly' }, 'details'],
    [
      'every month, from a day that is gone',
      'details',
      { ...gift, often: 'monthly', startsOn: '2026-11-01' },
      'amount, with what is wrong',
    ],
    ['every day, without an end', 'details', { ...gift, often: 'daily' }, 'amount, with what is wrong'],
    ['every day until a day', 'details', { ...gift, often: 'daily', until: '2026-12-05' }, 'details'],
    [
      'a day that is in no calendar',
      'details',
      { ...gift, often: 'daily', until: '2026-99-99' },
      'amount, with what is wrong',
    ],
    ['who gives', 'pay', { ...gift, ...donor }, 'pay'],
    ['nobody', 'pay', gift, 'details, with what is wrong'],
    ['no email address', 'pay', { ...gift, ...donor, email: 'aisha' }, 'details, with what is wrong'],
    [
      'a message that is too long',
      'pay',
      { ...gift, ...donor, message: 'a'.repeat(501) },
      'details, with what is wrong',
    ],
    ['no answer to Gift Aid', 'pay', { ...gift, ...donor }, 'details, with what is wrong', true],
    ['no to Gift Aid', 'pay', { ...gift, ...donor, giftAid: 'no' }, 'pay', true],
    [
      'yes to Gift Aid, and no address',
      'pay',
      { ...gift, ...donor, giftAid: 'yes' },
      'details, with what is wrong',
      true,
    ],
    [
      'a whole declaration',
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
    ['who gives, without an amount', 'pay', donor, 'amount, with what is wrong'],
    ['the way back', 'amount', { ...gift, ...donor }, 'amount'],
    ['the way back to who gives', 'details', { ...gift, ...donor }, 'details'],
    ['an address of no step', null, gift, 'amount'],
    ['an address of another step', 'thank-you', gift, 'amount'],
  ])('%s, towards %s', (_name, leadsTo, fields, step, hasGiftAid) => {
    expect(stepOf(leadsTo, fields, hasGiftAid)).toBe(step)
  })
})

test('what was sent is sent again by each step, and read as the same', () => {
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
  expect({ ...giftFields(read(fields)), ...donorFields(read(fields)) }).toEqual(fields)
  expect(donorFields(read({}))).toMatchObject({ name: '', giftAid: '', 'giftAid.always': '' })
})

test.each([
  ['general', 'Aisha Rahman', 'RAHMAN GENERAL'],
  ['forty-wells', 'Aisha Rahman', 'RAHMAN FORTY WELLS'],
  ['a-new-roof-for-the-hall', 'Zoë Featherstonehaugh', 'FEATHERS A NEW ROO'],
  ['general', 'عائشة', 'GENERAL'],
  ['قبة', 'Ünal', 'UNAL'],
  ['قبة', 'عائشة', ''],
])('the reference of a transfer to %s by %s is one that banks take: %s', (id, name, reference) => {
  expect(transferReference(id, name)).toBe(reference)
})
