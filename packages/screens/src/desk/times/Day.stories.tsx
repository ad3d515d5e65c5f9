import type { Meta } from '@storybook/react-vite'
import { deskDay } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DayScreen } from './DayScreen.tsx'

const meta = { component: DayScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DayScreen mosque={mosque} day="2026-11-25" />,
  responses: deskDay,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
