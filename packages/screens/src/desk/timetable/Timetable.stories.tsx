import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskTimetable, timetableCheckResponses } from '../../testing/data/deskTimetable.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { TimetableScreen } from './TimetableScreen.tsx'

const meta = { component: TimetableScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <TimetableScreen mosque={mosque} onPicture={() => {}} />,
  responses: deskTimetable,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/timetable': { imports: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

/** The result of a check: serious warnings are visible, minor ones collapsed, and the nearest days come first. */
export const CheckedTimetable = states.full(timetableCheckResponses, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Or paste from a spreadsheet' }), 'day')
  await userEvent.click(canvas.getByRole('button', { name: 'Check what I pasted' }))
  await expect(
    await canvas.findByText('328 of the 365 days in this file are in the past, up to 31 December 2026.'),
  ).toBeVisible()
  await expect(
    canvas.getByText(
      'Asr jamaat is before Asr begins on 190 days, such as 3 March 2026 (Asr 16:51, Asr jamaat 16:15).',
    ),
  ).toBeVisible()
  await expect(canvas.getByText(/^Some prayers have no jamaat in this file/)).not.toBeVisible()
  const [todayTable] = canvas.getAllByRole('table')
  await expect(todayTable).toHaveAccessibleName('Today, Wednesday 25 November 2026')
  await expect(canvas.getByRole('row', { name: 'Isha jamaat none 19:45' })).toBeVisible()
  await expect(canvas.getByText('This day isn’t in the file, so its times won’t change.')).toBeVisible()
  await expect(canvas.getByText(/^Isha, In Ramadan: 29 days/)).toBeVisible()
})
