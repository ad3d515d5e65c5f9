import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { success } from '../testing/answers.ts'
import { formStories } from '../testing/formStories.tsx'
import { ForgottenForm } from './ForgottenForm.tsx'

const meta = { component: ForgottenForm } satisfies Meta<typeof ForgottenForm>
export default meta

const states = formStories({
  form: <ForgottenForm onSend={fn()} />,
  call: 'POST /api/sendResetPasswordRequest',
  fill: { 'Email address': 'aisha@example.org' },
  submit: 'Send reset link',
  invalid: 'Enter your email address.',
  accepted: success(),
  sent: 'Check your inbox',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
