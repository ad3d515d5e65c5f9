import type { Meta } from '@storybook/react-vite'
import { deskMonth } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { MonthScreen } from './MonthScreen.tsx'

const meta = { component: MonthScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <MonthScreen mosque={mosque} month="2026-11" onRangeSelect={() => {}} />,
  responses: deskMonth,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
