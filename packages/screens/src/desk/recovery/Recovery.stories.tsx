import type { Meta } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { RecoveryScreen } from './RecoveryScreen.tsx'

const meta = { component: RecoveryScreen } satisfies Meta
export default meta

const states = deskStories({
  page: () => <RecoveryScreen reference={'r'.repeat(43)} onFinished={() => {}} />,
  responses: {
    'POST /api/desk/recovery': {
      mosque: 'Masjid an-Noor',
      name: 'Yusuf Khan',
      email: 'yusuf@example.org',
      needsPassword: true,
    },
  },
})

export const Loading = states.loading()
/** The link has been used, or has expired. */
export const Missing = states.full({ 'POST /api/desk/recovery': refusal(410, 'This link no longer works.') })
export const Full = states.full()
/** The first login of an installation owner, who belongs to no mosque. */
export const FirstLogin = states.full({
  'POST /api/desk/recovery': { name: 'Hamza Iqbal', email: 'hamza@example.org', needsPassword: false },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
