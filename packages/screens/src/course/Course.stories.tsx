import type { Meta } from '@storybook/react-vite'
import { courseDetail } from '../testing/data/learning.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/courses/first-aid',
  params: { id: 'first-aid' },
  responses: { 'GET /api/course/{id}': courseDetail },
})

export const Loading = states.loading()
export const Missing = states.missing()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
