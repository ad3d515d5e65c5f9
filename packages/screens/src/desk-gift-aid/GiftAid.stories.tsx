import type { Meta } from '@storybook/react-vite'
import { deskGiftAid } from '../testing/data/deskGiftAid.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { GiftAidScreen } from './GiftAidScreen.tsx'

const meta = { component: GiftAidScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <GiftAidScreen mosque={mosque} />, answers: deskGiftAid })

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
