import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { deskContent } from '../../testing/data/content.ts'
import { deskDetails } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DetailsSectionScreen } from './SectionScreen.tsx'

const meta = { component: DetailsSectionScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DetailsSectionScreen mosque={mosque} section="brand" onDone={() => {}} />,
  responses: { ...deskContent, ...deskDetails },
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

/** The palette describes its adjustments in words, and ignores an incomplete colour code. */
export const PaletteAdjustments = states.full({}, async ({ canvas, userEvent }) => {
  const palette = within(await canvas.findByRole('region', { name: 'Your website’s colours' }))
  const code = canvas.getByLabelText(/^Colour code/)
  await userEvent.clear(code)
  await userEvent.type(code, '#f5c518')
  await expect(palette.getByRole('status')).toHaveTextContent('Your colour is bright, so the text on buttons is dark.')
  await userEvent.clear(code)
  await userEvent.type(code, '#888')
  await expect(palette.getByRole('status')).toHaveTextContent('Light: buttons are nearly black')
  await userEvent.click(canvas.getByRole('radio', { name: 'Teal' }))
  await expect(palette.getByRole('status')).toHaveTextContent('Light: buttons are exactly your colour.')
  await expect(code).toHaveValue('#0f6e6a')
})
