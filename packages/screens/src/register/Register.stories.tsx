import type { Meta } from '@storybook/react-vite'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/register',
  responses: {},
})

export const Full = states.full()
export const RightToLeft = states.rightToLeft()
export const LoggedIn = states.full({ loggedIn: true })
