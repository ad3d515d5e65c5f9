import type { Meta } from '@storybook/react-vite'
import { deskTimetable } from '../testing/data/deskTimes.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { TimetableScreen } from './TimetableScreen.tsx'

const meta = { component: TimetableScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <TimetableScreen mosque={mosque} onPicture={() => {}} />,
  answers: deskTimetable,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/timetable': { imports: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
