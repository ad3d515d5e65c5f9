import type { Meta } from '@storybook/react-vite'
import { deskMonth } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { TypeTimetableScreen } from './TypeScreen.tsx'

const meta = { component: TypeTimetableScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <TypeTimetableScreen mosque={mosque} />,
  responses: deskMonth,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
