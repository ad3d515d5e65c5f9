import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { success } from '../testing/stubResponses.ts'
import { formStories } from '../testing/formStories.tsx'
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx'

const meta = { component: ForgottenPasswordForm } satisfies Meta<typeof ForgottenPasswordForm>
export default meta

const states = formStories({
  form: <ForgottenPasswordForm onSend={fn()} />,
  call: 'POST /api/sendResetPasswordRequest',
  values: { 'Email address': 'aisha@example.org' },
  submitLabel: 'Send reset link',
  error: 'Enter your email address.',
  response: success(),
  confirmation: 'Check your inbox',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
