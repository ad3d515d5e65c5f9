import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskRules } from '../../testing/data/deskTimes.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { RulesScreen } from './RulesScreen.tsx'

const meta = { component: RulesScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <RulesScreen mosque={mosque} />,
  responses: deskRules,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const RightToLeft = states.rightToLeft()

const jumuah = 'GET /api/desk/mosques/{mosque}/jumuah'
/** A new mosque without Jumu'ah times. */
export const NoJumuah = states.full({ [jumuah]: { version: 'v1', prayers: [], fridays: [] } }, async ({ canvas }) => {
  await canvas.findByText(/^No Jumu’ah times yet/)
})
/** An invalid time is reported at its field, and nothing is sent. */
export const EditJumuah = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change Jumu’ah on Fridays' }))
  const [time] = canvas.getAllByRole('textbox', { name: 'Time' })
  if (!time) throw new Error('Expected a time field.')
  await userEvent.clear(time)
  await userEvent.type(time, 'after Dhuhr')
  await userEvent.click(canvas.getByRole('button', { name: 'Save Jumu’ah' }))
  await canvas.findByText('Enter a time, like 13:15.')
  await expect(canvas.getByRole('button', { name: 'Add another Jumu’ah' })).toBeVisible()
})
