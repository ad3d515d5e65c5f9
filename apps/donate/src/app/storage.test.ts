import { expect, test } from 'vitest'
import { bareWindow, tokenIn } from './address.ts'
import { keepingIn } from './storage.ts'

test('what is kept lies among others under its own name', () => {
  const all = new Map<string, string>([['giftDraft', 'the website’s']])
  const { storage, lasts } = keepingIn(() => ({
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }))
  storage.setItem('giftDraft', 'ours')
  expect([lasts, storage.getItem('giftDraft'), all.get('giftDraft')]).toEqual([true, 'ours', 'the website’s'])
  storage.removeItem('giftDraft')
  expect([...all.keys()]).toEqual(['giftDraft'])
})

test('where nothing may be kept, or nothing fits, the page’s memory stands in and says so', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  for (const open of [forbidden, () => ({ getItem: () => null, setItem: forbidden, removeItem: () => {} })]) {
    const { storage, lasts } = keepingIn(open)
    storage.setItem('appSession', 's')
    expect([lasts, storage.getItem('appSession')]).toEqual([false, 's'])
    storage.removeItem('appSession')
    expect(storage.getItem('appSession')).toBeNull()
  }
})

test('a token is read from the address as the host reads it, and stands in no step after', () => {
  expect(['/app/donate/abc', '/App/Donate/abc/', '/app/donate/a%20b', '/app/donate/%E0%A4'].map(tokenIn)).toEqual([
    'abc',
    'abc',
    'a b',
    '%E0%A4',
  ])
  expect(['/app/donate', '/app/donate/', '/app/donate/a/b', '/donate/a'].map(tokenIn)).toEqual(Array(4).fill(undefined))
  const location = { href: 'https://mosque.example/app/donate/abc?step=pay', assign() {}, replace() {} }
  const history = { state: null, pushState() {}, replaceState() {} }
  const page = bareWindow({ location, history, addEventListener() {}, removeEventListener() {} })
  expect(page.location.href).toBe('https://mosque.example/app/donate?step=pay')
})
