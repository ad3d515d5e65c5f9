import type { Meta } from '@storybook/react-vite'
import { deskToday } from '../testing/data/deskTimes.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { TodayScreen } from './TodayScreen.tsx'

const meta = { component: TodayScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <TodayScreen mosque={mosque} />,
  answers: deskToday,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
