import { describe, expect, test } from 'vitest'
import { createCurrency, pounds } from '../currency/currency.ts'
import { saveConfiguration, readConfiguration } from '../configuration/configuration.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../testing/index.ts'
import { createBrowserStorage } from './browserStorage.ts'

const throwError = () => {
  throw new DOMException('no', 'SecurityError')
}
const forbiddenStorage = createBrowserStorage(throwError)
const fullStorage = createBrowserStorage(() => ({ getItem: () => null, setItem: throwError, removeItem: throwError }))
const parseText = (value: unknown) => (typeof value === 'string' ? value : undefined)

describe('browser storage', () => {
  test('returns the stored value', () => {
    const { storage } = createMemoryStorage()
    storage.write('a', 'salam')
    expect(storage.read('a', parseText)).toBe('salam')
  })

  test.each([
    ['invalid JSON', 'salam'],
    ['JSON of another program', '"salam"'],
    ['another version', '{"v":0,"data":"salam"}'],
    ['the wrong shape', '{"v":1,"data":7}'],
    ['null', 'null'],
    ['a list', '[1]'],
  ])('drops %s', (_name, content) => {
    const { storage, entries } = createMemoryStorage({ a: content })
    expect(storage.read('a', parseText)).toBeUndefined()
    expect(entries.has('a')).toBe(false)
  })

  test.each([
    ['forbidden', forbiddenStorage],
    ['full', fullStorage],
    ['absent', createBrowserStorage()],
  ])('never throws when storage is %s', (_name, storage) => {
    storage.write('a', 1)
    storage.remove('a')
    expect(storage.read('a', parseText)).toBeUndefined()
    expect(createSession(storage).getState().user).toBeUndefined()
    expect(createCurrency(storage).getState().currency).toEqual(pounds)
  })
})

test('a login survives a reload, with only the token and the name', () => {
  const { storage, entries } = createMemoryStorage()
  createSession(storage).getState().login({ token: 't', name: 'Aisha' })
  expect(JSON.parse(entries.get('userData') ?? '')).toEqual({ v: 1, data: { token: 't', name: 'Aisha' } })
  expect(createSession(storage).getState().user).toEqual({ token: 't', name: 'Aisha' })
})

test('a logout removes the user from memory and storage', () => {
  const { storage, entries } = createMemoryStorage()
  const session = createSession(storage)
  session.getState().login({ token: 't', name: 'Aisha' })
  session.getState().logout()
  expect(session.getState().user).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('the initial state has no stored user or currency, to match the server', () => {
  const { storage } = createMemoryStorage()
  createSession(storage).getState().login({ token: 't', name: 'Aisha' })
  createCurrency(storage).getState().choose({ value: 'USD', label: 'USD', sign: '$' })
  expect(createSession(storage).getInitialState().user).toBeUndefined()
  expect(createCurrency(storage).getInitialState().currency).toEqual(pounds)
  expect(createCurrency(storage).getState().currency.value).toBe('USD')
})

test('a currency is accepted only with a sign', () => {
  const { storage, entries } = createMemoryStorage({
    currencyObj: '{"v":1,"data":{"value":"USD","label":"USD","sign":""}}',
  })
  const currency = createCurrency(storage)
  expect(currency.getState().currency).toEqual(pounds)
  expect(currency.getState().choose({ value: 'USD', label: 'USD', sign: '' })).toBe(false)
  expect(currency.getState().currency).toEqual(pounds)
  expect(entries.has('currencyObj')).toBe(false)
})

test('stores the configuration as one map under configData', () => {
  const { storage, entries } = createMemoryStorage()
  expect(readConfiguration(storage)).toBeUndefined()
  saveConfiguration(storage, [{ key: 'activePlan', value: 'premium' }])
  expect(JSON.parse(entries.get('configData') ?? '')).toEqual({ v: 1, data: { activePlan: 'premium' } })
  expect(readConfiguration(storage)).toEqual([{ key: 'activePlan', value: 'premium' }])
})
