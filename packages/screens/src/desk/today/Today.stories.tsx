import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskId } from '../../testing/data/desk.ts'
import { deskBox } from '../../testing/data/deskBox.ts'
import { deskToday, todayAfterSignup, sightingHijri } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { prayerDay } from '../../testing/day.ts'
import { TodayScreen } from './TodayScreen.tsx'

const meta = { component: TodayScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <TodayScreen mosque={mosque} />,
  responses: deskToday,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

const today = 'GET /api/desk/mosques/{mosque}/today'
/** A mosque that has just signed up: it awaits approval, with many tasks left. */
export const AfterSignup = states.full({ [today]: todayAfterSignup }, async ({ canvas, userEvent }) => {
  await canvas.findByText('Your website is waiting for approval')
  await expect(canvas.getByRole('link', { name: 'Upload your timetable' })).toBeVisible()
  await expect(canvas.queryByText('You haven’t uploaded a timetable yet, so times are calculated.')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Show all 10' }))
  await expect(canvas.getByRole('link', { name: 'Invite a colleague' })).toBeVisible()
})
export const AfterSignupRightToLeft = { ...states.full({ [today]: todayAfterSignup }), globals: { language: 'ar' } }
/** A mosque whose site stays closed until approval, because its name resembles another mosque's. */
export const ClosedUntilApproval = states.full({ [today]: { ...todayAfterSignup, approval: 'closed' } })
/** All tasks are done or dismissed, so the list is not shown. */
export const Complete = states.full(
  { [today]: { ...todayAfterSignup, approval: undefined, setup: [], problems: [] } },
  async ({ canvas }) => {
    await canvas.findByText('Everything is working.')
    await expect(canvas.queryByRole('heading', { name: 'Finish setting up' })).toBeNull()
  },
)
const box = deskBox['GET /api/desk/mosques/{mosque}/box']
/** The other counter has confirmed a count, which needs the user's attention. */
export const CountToConfirm = states.full(
  {
    [today]: { ...todayAfterSignup, approval: undefined, setup: [], problems: [] },
    'GET /api/desk/mosques/{mosque}/box': {
      ...box,
      sheets: box.sheets.map((sheet) => ({
        ...sheet,
        counters: [
          { name: 'Omar Farooq', self: false, confirmedAt: '2026-11-27T14:20:00Z' },
          { name: 'Aisha Rahman', self: true },
        ],
      })),
    },
  },
  async ({ canvas }) => {
    await canvas.findByText(/has confirmed this count\./)
    const row = canvas.getByRole('link', { name: /^Count for 27 November 2026: £633\.45/ })
    await expect(row).toHaveAttribute('href', expect.stringContaining('/box/'))
    await expect(canvas.getAllByText(/has confirmed this count\./)).toHaveLength(1)
    await expect(canvas.queryByText('Everything is working.')).toBeNull()
  },
)
/** A dismissed task can be restored with the undo bar. */
export const DismissedTask = states.full(
  {
    'POST /api/desk/mosques/{mosque}/setup/dismiss': { change: deskId(9) },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not needed: Connect a display' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  },
)

const sighting = {
  [today]: {
    ...deskToday[today],
    date: '2027-03-08',
    times: { ...deskToday[today].times, today: prayerDay('2027-03-08', { hijri: { year: 1448, month: 9, day: 29 } }) },
  },
  'GET /api/desk/mosques/{mosque}/hijri': sightingHijri,
  'POST /api/desk/mosques/{mosque}/hijri': { change: deskId(9) },
}
/** On the evening of the sighting, one tap announces a thirtieth day of Ramadan. */
export const Sighting = states.full(sighting, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: /^Shawwal begins tomorrow/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Ramadan has 30 days/ }))
  await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
})
export const SightingRightToLeft = { ...states.full(sighting), globals: { language: 'ar' } }
