import { expect, test, vi } from 'vitest'
import { createNavigation, type NavigationOptions } from './navigation.ts'

/** A window whose history can be looked at, and gone back in. */
function windowAt(path: string) {
  const origin = 'https://mosque.example'
  const entries = [origin + path]
  const events = new EventTarget()
  const left: string[] = []
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
      assign: (href: string | URL) => void left.push(`assign ${href}`),
      replace: (href: string | URL) => void left.push(`replace ${href}`),
    },
    addEventListener: (name: string, listener: EventListenerOrEventListenerObject) =>
      events.addEventListener(name, listener),
    removeEventListener: (name: string, listener: EventListenerOrEventListenerObject) =>
      events.removeEventListener(name, listener),
  } satisfies NavigationOptions['window']
  return {
    page,
    entries,
    left,
    back() {
      entries.pop()
      events.dispatchEvent(new Event('popstate'))
    },
  }
}

test('a step of the page is an entry the back button returns from, and whoever shows it is told', () => {
  const { page, entries, back } = windowAt('/campaign/roof?ref=abc')
  const steps = createNavigation({ window: page })
  const listener = vi.fn<() => void>()
  const stop = steps.subscribe(listener)
  steps.go('/campaign/roof?step=details')
  steps.go('?step=pay')
  expect(steps.read()).toEqual({ path: '/campaign/roof', search: '?step=pay' })
  back()
  expect(steps.read()).toEqual({ path: '/campaign/roof', search: '?step=details' })
  back()
  expect(steps.read()).toEqual({ path: '/campaign/roof', search: '?ref=abc' })
  expect([entries.length, listener.mock.calls.length]).toEqual([1, 4])
  stop()
})

test('a step that is replaced, or is where one is already, adds no way back', () => {
  const { page, entries } = windowAt('/user/profile')
  const steps = createNavigation({ window: page })
  steps.go('?view=gifts', { replace: true })
  steps.go('?view=gifts')
  expect(entries).toEqual(['https://mosque.example/user/profile?view=gifts'])
})

test('another page is another document, and an app may have its own way there', () => {
  const { page, left } = windowAt('/campaign/roof')
  const steps = createNavigation({ window: page })
  steps.go('/thank-you/1', { replace: true })
  steps.go('/login')
  expect(left).toEqual(['replace https://mosque.example/thank-you/1', 'assign https://mosque.example/login'])
  const leave = vi.fn<NonNullable<NavigationOptions['leave']>>()
  createNavigation({ window: page, leave }).go('/thank-you/1', { replace: true })
  expect(leave).toHaveBeenCalledWith('/thank-you/1', { replace: true })
})

test('what a screen writes into the address by itself is no step: the page stays what it is', () => {
  const { page } = windowAt('/user/confirm/secret')
  const steps = createNavigation({ window: page })
  const before = steps.read()
  page.history.replaceState(null, '', '/user/confirm/open')
  expect(steps.read()).toBe(before)
})
