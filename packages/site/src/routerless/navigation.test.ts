import { expect, test, vi } from 'vitest'
import { createNavigation, type NavigationOptions } from './navigation.ts'

/** A fake window with a readable history and a back button. */
function windowAt(path: string) {
  const origin = 'https://mosque.example'
  const entries = [origin + path]
  const events = new EventTarget()
  const exits: string[] = []
  const write = (href: unknown, replace: boolean) => {
    if (replace) entries.pop()
    entries.push(new URL(String(href), origin).href)
  }
  const page = {
    history: {
      state: null,
      pushState: (_state: unknown, _title: string, href: unknown) => write(href, false),
      replaceState: (_state: unknown, _title: string, href: unknown) => write(href, true),
    },
    location: {
      get href() {
        return entries.at(-1) ?? ''
      },
      assign: (href: string | URL) => void exits.push(`assign ${href}`),
      replace: (href: string | URL) => void exits.push(`replace ${href}`),
    },
    addEventListener: (name: string, listener: EventListenerOrEventListenerObject) =>
      events.addEventListener(name, listener),
    removeEventListener: (name: string, listener: EventListenerOrEventListenerObject) =>
      events.removeEventListener(name, listener),
  } satisfies NavigationOptions['window']
  return {
    page,
    entries,
    left: exits,
    back() {
      entries.pop()
      events.dispatchEvent(new Event('popstate'))
    },
  }
}

test('a step is a history entry that the back button leaves, and listeners are called', () => {
  const { page, entries, back } = windowAt('/campaign/roof?ref=abc')
  const navigation = createNavigation({ window: page })
  const listener = vi.fn<() => void>()
  const stop = navigation.subscribe(listener)
  navigation.go('/campaign/roof?step=details')
  navigation.go('?step=pay')
  expect(navigation.read()).toEqual({ path: '/campaign/roof', search: '?step=pay' })
  back()
  expect(navigation.read()).toEqual({ path: '/campaign/roof', search: '?step=details' })
  back()
  expect(navigation.read()).toEqual({ path: '/campaign/roof', search: '?ref=abc' })
  expect([entries.length, listener.mock.calls.length]).toEqual([1, 4])
  stop()
})

test('a replaced step, or one that is already current, adds no history entry', () => {
  const { page, entries } = windowAt('/user/profile')
  const navigation = createNavigation({ window: page })
  navigation.go('?view=gifts', { replace: true })
  navigation.go('?view=gifts')
  expect(entries).toEqual(['https://mosque.example/user/profile?view=gifts'])
})

test('opens another page as a document, unless the app handles leaving itself', () => {
  const { page, left: exits } = windowAt('/campaign/roof')
  const navigation = createNavigation({ window: page })
  navigation.go('/thank-you/1', { replace: true })
  navigation.go('/login')
  expect(exits).toEqual(['replace https://mosque.example/thank-you/1', 'assign https://mosque.example/login'])
  const leave = vi.fn<NonNullable<NavigationOptions['leave']>>()
  createNavigation({ window: page, leave }).go('/thank-you/1', { replace: true })
  expect(leave).toHaveBeenCalledWith('/thank-you/1', { replace: true })
})

test('a URL that a screen rewrites is not a step: the current address stays', () => {
  const { page } = windowAt('/user/confirm/secret')
  const navigation = createNavigation({ window: page })
  const initialAddress = navigation.read()
  page.history.replaceState(null, '', '/user/confirm/open')
  expect(navigation.read()).toBe(initialAddress)
})
