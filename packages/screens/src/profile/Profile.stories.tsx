import type { Meta } from '@storybook/react-vite'
import { accountResponses } from '../testing/data/giving.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, { path: '/user/profile', loggedIn: true, responses: accountResponses })

export const Loading = states.loading()
export const Empty = states.full({
  responses: { 'POST /api/getSubscriptionList': [], 'POST /api/user/donations': [] },
})
export const LoadError = states.loadError()
export const LoggedOut = states.full({ loggedIn: false })
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
