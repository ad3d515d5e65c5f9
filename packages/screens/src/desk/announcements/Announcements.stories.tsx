import type { Meta } from '@storybook/react-vite'
import { deskAnnouncements } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'

const meta = { component: AnnouncementsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <AnnouncementsScreen mosque={mosque} />,
  answers: deskAnnouncements,
})

export const Loading = states.loading()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/announcements': { on: [], toCome: [], over: [] },
})
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
