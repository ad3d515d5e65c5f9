import type { DeskSession } from '@minaret/contract/desk'
import type { Meta } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { InvitationScreen } from './InvitationScreen.tsx'

const meta = { component: InvitationScreen } satisfies Meta
export default meta

const anonymousSession: DeskSession = { mosques: [], entries: [] }

const states = deskStories({
  page: () => <InvitationScreen reference={'r'.repeat(43)} session={anonymousSession} onJoined={() => {}} />,
  responses: {
    'POST /api/desk/invitation': {
      mosque: 'Masjid an-Noor',
      inviter: 'Aisha Rahman',
      email: 'bilal@example.org',
      roles: ['imam', 'editor'],
      hasAccount: false,
    },
  },
})

export const Loading = states.loading()
/** The link has been used, or has expired. */
export const Missing = states.full({ 'POST /api/desk/invitation': refusal(410, 'This link no longer works.') })
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
