import type { Meta } from '@storybook/react-vite'
import { events, activities } from '../testing/data/events.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/events',
  responses: { 'GET /api/event': events, 'GET /api/activities': activities },
})

export const Loading = states.loading()
export const Empty = states.full({ responses: { 'GET /api/event': [], 'GET /api/activities': [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
