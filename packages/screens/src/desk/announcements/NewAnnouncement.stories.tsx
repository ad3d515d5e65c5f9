import type { Meta } from '@storybook/react-vite'
import { deskAnnouncements } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { NewAnnouncementScreen } from './ComposeScreen.tsx'

const meta = { component: NewAnnouncementScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <NewAnnouncementScreen mosque={mosque} onDone={() => {}} />,
  responses: deskAnnouncements,
})

export const Full = states.full()
export const Viewer = states.viewer()
export const RightToLeft = states.rightToLeft()
