import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskPayouts, itemisedPayout } from '../../testing/data/deskPayouts.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { PayoutScreen } from './PayoutScreen.tsx'

const meta = { component: PayoutScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <PayoutScreen mosque={mosque} id="po_1" />,
  responses: deskPayouts,
})
const path = 'GET /api/desk/mosques/{mosque}/payouts/{payout}'
const unitemised = { ...itemisedPayout, totals: [], items: [], itemCount: 0, unmatchedCount: 0, unmatchedMinor: 0 }

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Failed = states.full({
  [path]: {
    ...itemisedPayout,
    state: 'failed',
    failure:
      'The bank account is closed. In Stripe, under Settings, Payouts, add the mosque’s new account. Stripe will then pay out the money again.',
  },
})
export const Manual = states.full({ [path]: { ...unitemised, itemising: 'manual' } }, async ({ canvas }) => {
  await expect(await canvas.findByText('This payout can’t be itemised')).toBeVisible()
})
export const NotItemisedYet = states.full({ [path]: { ...unitemised, state: 'in_transit', itemising: 'waiting' } })
export const NegativePayout = states.full({
  [path]: { ...unitemised, amountMinor: -2000, totals: [{ kind: 'dispute', amountMinor: -2000, count: 1 }] },
})
export const UnexplainedDifference = states.full({
  [path]: { ...itemisedPayout, differenceMinor: 150, itemCount: 812 },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
