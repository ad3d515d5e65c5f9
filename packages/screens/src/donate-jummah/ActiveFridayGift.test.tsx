import { regularGiftQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { ActiveFridayGift } from './ActiveFridayGift.tsx'

const render = (message: boolean, built: Screen[] = ['profile']) =>
  renderHtml(<ActiveFridayGift />, {
    built,
    seed: ({ api, queryClient }) =>
      queryClient.setQueryData(regularGiftQueries.running(api, false).queryKey, {
        running: message,
        ...(message ? { state: 'active', amountMinor: 700, currency: 'gbp', nextFriday: '2026-11-27' } : {}),
      }),
  })

test('shows a donor their active Friday gift with the next date and a link to manage it', () => {
  const html = render(true)
  expect(html).toMatch(/You already give every Friday.*£7.*27 November/s)
  expect(html).toContain('href="/user/profile"')
  expect(render(true, [])).toMatch(/link in any of its receipts/)
  expect(render(true, [])).not.toContain('href')
})

test('shows nothing without an active gift', () => {
  expect(render(false)).toBe('')
})
