import type { Meta } from '@storybook/react-vite'
import { refusal } from '../testing/stubResponses.ts'
import { regularGift } from '../testing/data/giving.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/donation/manage',
  params: { token: 'r'.repeat(43) },
  responses: { 'POST /api/donation/manage': regularGift() },
})

export const Loading = states.loading()
/** The link has been used or has expired. */
export const Missing = states.full({
  responses: { 'POST /api/donation/manage': refusal(410, 'This link is too old.') },
})
export const Full = states.full()
export const Paused = states.full({
  responses: { 'POST /api/donation/manage': regularGift({ state: 'paused', resumesOn: '2027-01-01' }) },
})
/** The bank has declined the card. */
export const PastDue = states.full({
  responses: { 'POST /api/donation/manage': regularGift({ state: 'past_due', problem: 'card', failures: 1 }) },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
