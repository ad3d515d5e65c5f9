import { expect, test } from 'vitest'
import { createTokenlessWindow, readToken } from './address.ts'
import { openPageStorage } from './storage.ts'

test('stores values under its own prefix, separate from the website’s', () => {
  const values = new Map<string, string>([['giftDraft', 'the website’s']])
  const { storage, isPersistent } = openPageStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }))
  storage.setItem('giftDraft', 'ours')
  expect([isPersistent, storage.getItem('giftDraft'), values.get('giftDraft')]).toEqual([true, 'ours', 'the website’s'])
  storage.removeItem('giftDraft')
  expect([...values.keys()]).toEqual(['giftDraft'])
})

test('if storage is forbidden or full, uses the page’s memory and reports it', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  for (const open of [forbidden, () => ({ getItem: () => null, setItem: forbidden, removeItem: () => {} })]) {
    const { storage, isPersistent } = openPageStorage(open)
    storage.setItem('appSession', 's')
    expect([isPersistent, storage.getItem('appSession')]).toEqual([false, 's'])
    storage.removeItem('appSession')
    expect(storage.getItem('appSession')).toBeNull()
  }
})

test('reads the token from the address as the server does, and hides it from later steps', () => {
  expect(['/app/donate/abc', '/App/Donate/abc/', '/app/donate/a%20b', '/app/donate/%E0%A4'].map(readToken)).toEqual([
    'abc',
    'abc',
    'a b',
    '%E0%A4',
  ])
  expect(['/app/donate', '/app/donate/', '/app/donate/a/b', '/donate/a'].map(readToken)).toEqual(
    Array(4).fill(undefined),
  )
  const location = { href: 'https://mosque.example/app/donate/abc?step=pay', assign() {}, replace() {} }
  const history = { state: null, pushState() {}, replaceState() {} }
  const page = createTokenlessWindow({ location, history, addEventListener() {}, removeEventListener() {} })
  expect(page.location.href).toBe('https://mosque.example/app/donate?step=pay')
})
