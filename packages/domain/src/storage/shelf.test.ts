import { describe, expect, test } from 'vitest'
import { createCurrency, pounds } from '../currency/currency.ts'
import { keepConfiguration, keptConfiguration } from '../configuration/configuration.ts'
import { createSession } from '../session/session.ts'
import { memoryShelf } from '../testing/index.ts'
import { createShelf } from './shelf.ts'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const forbidden = createShelf(refuse)
const full = createShelf(() => ({ getItem: () => null, setItem: refuse, removeItem: refuse }))
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

describe('a shelf', () => {
  test('gives back what it was given', () => {
    const { shelf } = memoryShelf()
    shelf.write('a', 'salam')
    expect(shelf.read('a', text)).toBe('salam')
  })

  test.each([
    ['no JSON', 'salam'],
    ['JSON of another program', '"salam"'],
    ['another version', '{"v":0,"data":"salam"}'],
    ['the wrong shape', '{"v":1,"data":7}'],
    ['null', 'null'],
    ['a list', '[1]'],
  ])('drops %s', (_name, content) => {
    const { shelf, kept } = memoryShelf({ a: content })
    expect(shelf.read('a', text)).toBeUndefined()
    expect(kept.has('a')).toBe(false)
  })

  test.each([
    ['forbidden', forbidden],
    ['full', full],
    ['absent', createShelf()],
  ])('never throws when storage is %s', (_name, shelf) => {
    shelf.write('a', 1)
    shelf.remove('a')
    expect(shelf.read('a', text)).toBeUndefined()
    expect(createSession(shelf).getState().user).toBeUndefined()
    expect(createCurrency(shelf).getState().currency).toEqual(pounds)
  })
})

test('a login is there after a reload, with the token and the name and nothing more', () => {
  const { shelf, kept } = memoryShelf()
  createSession(shelf).getState().login({ token: 't', name: 'Aisha' })
  expect(JSON.parse(kept.get('userData') ?? '')).toEqual({ v: 1, data: { token: 't', name: 'Aisha' } })
  expect(createSession(shelf).getState().user).toEqual({ token: 't', name: 'Aisha' })
})

test('logging out forgets the user here and in storage', () => {
  const { shelf, kept } = memoryShelf()
  const session = createSession(shelf)
  session.getState().login({ token: 't', name: 'Aisha' })
  session.getState().logout()
  expect(session.getState().user).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('the first render knows no stored user and no stored currency, as the server does not', () => {
  const { shelf } = memoryShelf()
  createSession(shelf).getState().login({ token: 't', name: 'Aisha' })
  createCurrency(shelf).getState().choose({ value: 'USD', label: 'USD', sign: '$' })
  expect(createSession(shelf).getInitialState().user).toBeUndefined()
  expect(createCurrency(shelf).getInitialState().currency).toEqual(pounds)
  expect(createCurrency(shelf).getState().currency.value).toBe('USD')
})

test('a currency is accepted only with a sign', () => {
  const { shelf, kept } = memoryShelf({ currencyObj: '{"v":1,"data":{"value":"USD","label":"USD","sign":""}}' })
  const currency = createCurrency(shelf)
  expect(currency.getState().currency).toEqual(pounds)
  expect(currency.getState().choose({ value: 'USD', label: 'USD', sign: '' })).toBe(false)
  expect(currency.getState().currency).toEqual(pounds)
  expect(kept.has('currencyObj')).toBe(false)
})

test('the configuration is kept as one map under configData', () => {
  const { shelf, kept } = memoryShelf()
  expect(keptConfiguration(shelf)).toBeUndefined()
  keepConfiguration(shelf, [{ key: 'activePlan', value: 'premium' }])
  expect(JSON.parse(kept.get('configData') ?? '')).toEqual({ v: 1, data: { activePlan: 'premium' } })
  expect(keptConfiguration(shelf)).toEqual([{ key: 'activePlan', value: 'premium' }])
})
