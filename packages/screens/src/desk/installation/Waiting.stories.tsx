import type { Meta } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskInstallation } from '../../testing/data/installation.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { WaitingScreen } from './WaitingScreen.tsx'

const meta = { component: WaitingScreen } satisfies Meta
export default meta

const states = deskStories({ page: () => <WaitingScreen />, responses: deskInstallation })

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/installation/waiting': { mosques: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()

/** The email is previewed before a mosque is approved, and an older session has to re-authenticate. */
export const Approving = states.full(
  {
    'POST /api/desk/installation/waiting/decide': refusal(403, 'Confirm that it’s you, then try again.', {
      confirmation: 'Confirm that it’s you, then try again.',
    }),
    'POST /api/desk/confirmation/begin': { attempt: 'attempt', authenticator: true },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve Masjid al-Huda' }))
    await canvas.findByText('Masjid al-Huda has been approved')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve and send' }))
    await canvas.findByRole('dialog', { name: 'Confirm it’s you' })
  },
)

/** Declining first asks for a reason. */
export const Declining = states.full({}, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Decline Masjid al-Huda' }))
  await userEvent.type(await canvas.findByLabelText('Reason for declining'), 'We could not find it.')
  await userEvent.click(canvas.getByRole('button', { name: 'Preview the email' }))
  await canvas.findByRole('button', { name: 'Decline and send' })
})
