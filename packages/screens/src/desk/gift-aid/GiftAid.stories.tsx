import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskSession } from '../../testing/data/desk.ts'
import { deskGiftAid } from '../../testing/data/deskGiftAid.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { GiftAidScreen } from './GiftAidScreen.tsx'

const meta = { component: GiftAidScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <GiftAidScreen mosque={mosque} onFiled={() => {}} />,
  responses: deskGiftAid,
})

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/gift-aid': {
    mode: 'live',
    filing: 'none',
    claimable: {
      gifts: 0,
      amountMinor: 0,
      taxMinor: 0,
      overclaimedMinor: 0,
      schedules: 0,
      leftOut: [],
      doubtful: [],
    },
    claims: [],
    filings: [],
  },
  'GET /api/desk/mosques/{mosque}/gift-aid/addresses': [],
})
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

/** A demonstration is labelled only once, and does not ask for an HMRC login. */
export const Demonstration = states.full(
  {
    'GET /api/desk/session': {
      ...deskSession,
      account: { name: 'Fatima Siddiqui', email: 'fatima@example.org', demonstration: true, shared: false },
    },
    'GET /api/desk/mosques/{mosque}/gift-aid': {
      ...deskGiftAid['GET /api/desk/mosques/{mosque}/gift-aid'],
      mode: 'demo',
    },
  },
  async ({ canvas }) => {
    await canvas.findByText('Claims can’t be filed in the demonstration')
    await expect(canvas.queryByLabelText('HMRC user ID')).toBeNull()
    await expect(canvas.queryByText(/This is a demonstration: no real money/)).toBeNull()
  },
)
