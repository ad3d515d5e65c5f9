import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskContent } from '../../testing/data/content.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ContentItemScreen } from './ItemScreen.tsx'

const meta = { component: ContentItemScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ContentItemScreen mosque={mosque} kind="news" id="trees" onStored={() => {}} onDone={() => {}} />,
  responses: deskContent,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

/** Two languages side by side, with the missing fields of one. */
export const Translating = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /العربية.*2 fields missing/ }))
  await expect(canvas.getByLabelText('Title (العربية)')).toHaveValue('أشجار أمام المسجد')
  await expect(canvas.getByLabelText('Summary (العربية)')).toHaveAccessibleDescription(/Not translated yet/)
})
