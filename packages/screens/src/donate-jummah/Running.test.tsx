import { cycleQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { Running } from './Running.tsx'

const shown = (running: boolean, built: Screen[] = ['profile']) =>
  draw(<Running />, {
    built,
    seed: ({ api, queryClient }) =>
      queryClient.setQueryData(cycleQueries.running(api, false).queryKey, {
        running,
        ...(running ? { state: 'active', amountMinor: 700, currency: 'gbp', nextFriday: '2026-11-27' } : {}),
      }),
  })

test('whoever gives every Friday is told so, with the next one and the way to manage it', () => {
  const html = shown(true)
  expect(html).toMatch(/You already give every Friday.*£7.*27 November/s)
  expect(html).toContain('href="/user/profile"')
  expect(shown(true, [])).toMatch(/link in any of its receipts/)
  expect(shown(true, [])).not.toContain('href')
})

test('nobody else is told anything', () => {
  expect(shown(false)).toBe('')
})
