import type { Meta } from '@storybook/react-vite'
import { services } from '../testing/data/services.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/services',
  responses: { 'GET /api/services': services },
})

export const Loading = states.loading()
export const Empty = states.full({ responses: { 'GET /api/services': [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
