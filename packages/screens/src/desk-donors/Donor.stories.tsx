import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { deskDonors } from '../testing/data/deskDonors.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { DonorScreen } from './DonorScreen.tsx'

const meta = { component: DonorScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DonorScreen mosque={mosque} donor="Zk4h2sQm8vB1xT6yR0pL3w" />,
  answers: deskDonors,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const DeletionShown = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Delete their data/ }))
  await expect(await canvas.findByText(/HMRC requires them/)).toBeVisible()
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
