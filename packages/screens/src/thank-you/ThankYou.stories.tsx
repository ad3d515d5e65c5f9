import type { Meta } from '@storybook/react-vite'
import { gift } from '../testing/data/giving.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/thank-you',
  params: { id: 'A'.repeat(22) },
  responses: { 'GET /api/getDonationTransactionDetail/{id}': gift() },
})

export const Loading = states.loading()
export const Missing = states.missing()
export const LoadError = states.loadError()
export const Full = states.full()
export const Failed = states.full({
  responses: { 'GET /api/getDonationTransactionDetail/{id}': gift({ state: 'failed', next: 'retry' }) },
})
export const Regular = states.full({
  responses: {
    'GET /api/getDonationTransactionDetail/{id}': gift({
      state: 'active',
      regular: { rhythm: 'weekly', startsOn: '2026-11-27', next: '2026-11-27' },
    }),
  },
})
export const Matched = states.full({
  responses: {
    'GET /api/getDonationTransactionDetail/{id}': gift({ match: { sponsor: 'Rahman & Sons', amountMinor: 1250 } }),
  },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
