import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { deskDonors } from '../../testing/data/deskDonors.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DonorScreen } from './DonorScreen.tsx'

const meta = { component: DonorScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <DonorScreen mosque={mosque} donor="Zk4h2sQm8vB1xT6yR0pL3w" />,
  responses: deskDonors,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const DeletionDialog = states.full({}, async ({ canvas, userEvent }) => {
  const [deleteButton] = await canvas.findAllByRole('button', { name: /Delete their data/ })
  if (deleteButton) await userEvent.click(deleteButton)
  const hmrcNotice = await screen.findByText(/HMRC requires these/)
  // The dialog fades in.
  await waitFor(() => expect(hmrcNotice).toBeVisible())
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
