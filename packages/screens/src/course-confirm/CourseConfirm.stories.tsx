import type { Meta } from '@storybook/react-vite'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/courses/confirm',
  params: { token: 'r'.repeat(43) },
  responses: {},
})

export const Full = states.full()
export const RightToLeft = states.rightToLeft()
