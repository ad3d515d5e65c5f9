import type { Meta } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { CancelRecoveryScreen } from './CancelRecoveryScreen.tsx'

const meta = { component: CancelRecoveryScreen } satisfies Meta
export default meta

const states = deskStories({
  page: () => <CancelRecoveryScreen reference={'r'.repeat(43)} />,
  responses: {
    'POST /api/desk/recovery-link': {
      mosque: 'Masjid an-Noor',
      timeZone: 'Europe/London',
      name: 'Yusuf Khan',
      startedBy: 'Imam Bilal',
      readyAt: '2026-11-26T09:00:00Z',
    },
  },
})

export const Loading = states.loading()
/** The link has been used, or has expired. */
export const Missing = states.full({ 'POST /api/desk/recovery-link': refusal(410, 'This link no longer works.') })
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
