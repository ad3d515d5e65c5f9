import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskDetails } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DetailsSectionScreen } from './SectionScreen.tsx'

const meta = { component: DetailsSectionScreen } satisfies Meta
export default meta

const calculation = deskStories({
  page: (mosque) => <DetailsSectionScreen mosque={mosque} section="calculation" onDone={() => {}} />,
  responses: deskDetails,
})
/** The section with select fields. */
export const Calculation = calculation.full({}, async ({ canvas }) => {
  const hijri = await canvas.findByRole('combobox', { name: 'Hijri date' })
  await expect(hijri).toHaveDisplayValue('One day behind Umm al-Qura')
})

const states = deskStories({
  page: (mosque) => <DetailsSectionScreen mosque={mosque} section="contact" onDone={() => {}} />,
  responses: deskDetails,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
