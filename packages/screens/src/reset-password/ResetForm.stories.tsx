import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { success } from '../testing/stubResponses.ts'
import { formStories } from '../testing/formStories.tsx'
import { ResetForm } from './ResetForm.tsx'

const meta = { component: ResetForm } satisfies Meta<typeof ResetForm>
export default meta

const states = formStories({
  form: <ResetForm reference={'r'.repeat(43)} onEnd={fn()} />,
  call: 'POST /api/resetPassword',
  values: { 'New password': 'green lantern by the river' },
  submitLabel: 'Set new password',
  error: 'Choose a password.',
  response: success(),
  confirmation: 'Your new password is set',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
