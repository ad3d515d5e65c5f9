import type { Meta } from '@storybook/react-vite'
import { campaignList } from '../testing/data/giving.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/campaigns',
  responses: { 'GET /api/campaigns': campaignList },
})

export const Loading = states.loading()
export const Empty = states.full({ responses: { 'GET /api/campaigns': [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
