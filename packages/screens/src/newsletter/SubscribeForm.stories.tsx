import type { Meta } from '@storybook/react-vite'
import { formStories } from '../testing/formStories.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

const meta = { component: SubscribeForm } satisfies Meta<typeof SubscribeForm>
export default meta

const states = formStories({
  form: <SubscribeForm />,
  call: 'POST /api/subscriber',
  values: { 'Email address for the newsletter': 'aisha@example.org' },
  submitLabel: 'Subscribe',
  error: 'Enter your email address.',
  confirmation: 'Check your inbox',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
