import type { Meta } from '@storybook/react-vite'
import { formStories } from '../testing/formStories.tsx'
import { AskForm } from './AskForm.tsx'

const meta = { component: AskForm } satisfies Meta
export default meta

const states = formStories({
  form: <AskForm />,
  call: 'POST /api/contact',
  values: { 'Your question': 'May I pay zakat in instalments?', 'Email address': 'aisha@example.org' },
  submitLabel: 'Send my question',
  error: 'Enter your question.',
  confirmation: 'Your question is on its way to the imam.',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
