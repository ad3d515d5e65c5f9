import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskPayouts, emptyPayouts } from '../../testing/data/deskPayouts.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { PayoutsScreen } from './PayoutsScreen.tsx'

const meta = { component: PayoutsScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <PayoutsScreen mosque={mosque} />, responses: deskPayouts })
const path = 'GET /api/desk/mosques/{mosque}/payouts'

export const Loading = states.loading()
export const Empty = states.full({ [path]: { ...emptyPayouts, readAt: '2026-11-25T11:40:00Z' } })
export const NotConnected = states.full({ [path]: { ...emptyPayouts, connected: false } })
/** Payouts have never been fetched from the provider; opening the page fetches them. */
export const NotFetchedYet = states.full({
  [path]: emptyPayouts,
  'POST /api/desk/mosques/{mosque}/payouts/read': {},
})
export const MissingPermission = states.full(
  {
    [path]: {
      ...emptyPayouts,
      problem:
        'The Stripe key can’t read payouts. In Stripe, open Developers, API keys, edit the restricted key and set “Payouts” to Read (Stripe calls it payout_read).',
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/set “Payouts” to Read/)).toBeVisible()
  },
)
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
