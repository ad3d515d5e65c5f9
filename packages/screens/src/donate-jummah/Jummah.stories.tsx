import type { Meta } from '@storybook/react-vite'
import { causeList } from '../testing/data/giving.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/donate-jummah',
  responses: causeList,
})

export const Loading = states.loading()
export const Empty = states.full({ responses: { 'GET /api/donations': [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
/** The mosque takes no cards yet, which regular gifts need. */
export const NoCards = states.full({ settings: { paymentMode: 'none', emptyScreens: 'donateJummah' } })
