import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskId } from '../../testing/data/desk.ts'
import { deskAnnouncements, upcomingAnnouncement } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'

const meta = { component: AnnouncementsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <AnnouncementsScreen mosque={mosque} />,
  responses: deskAnnouncements,
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

/** An upcoming announcement shown early can be postponed again with the undo bar. */
export const ShownNow = states.full(
  {
    'POST /api/desk/mosques/{mosque}/announcements/{announcement}/start': {
      announcement: upcomingAnnouncement,
      change: deskId(9),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show now: “Clothes collection”' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show now: “Car park”' })).toBeNull()
  },
)
