import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { success } from '../testing/stubResponses.ts'
import { formStories } from '../testing/formStories.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'

const meta = { component: ConfirmForm } satisfies Meta<typeof ConfirmForm>
export default meta

const states = formStories({
  form: <ConfirmForm reference={'r'.repeat(43)} onEnd={fn()} />,
  call: 'POST /api/user/verify',
  values: { Password: 'green lantern by the river' },
  submitLabel: 'Confirm',
  error: 'Enter your password.',
  response: success({ token: 'test-token', name: 'Aisha Rahman' }),
  confirmation: 'Your email address is confirmed',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
