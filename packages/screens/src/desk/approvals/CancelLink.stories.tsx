import type { Meta } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { CancelLinkScreen } from './CancelLinkScreen.tsx'

const meta = { component: CancelLinkScreen } satisfies Meta
export default meta

const states = deskStories({
  page: () => <CancelLinkScreen reference={'r'.repeat(43)} />,
  responses: {
    'POST /api/desk/approval': {
      mosque: 'Masjid an-Noor',
      timeZone: 'Europe/London',
      sentence: 'Let https://partner.example show the prayer times in a frame',
      requestedBy: 'Yusuf Khan',
      dueAt: '2026-11-27T09:00:00Z',
    },
  },
})

export const Loading = states.loading()
/** The link has been used, or has expired. */
export const Missing = states.full({ 'POST /api/desk/approval': refusal(410, 'This link no longer works.') })
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
