import type { Meta } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { refusal, success } from '../testing/stubResponses.ts'
import { formStories } from '../testing/formStories.tsx'
import { LoginForm } from './LoginForm.tsx'

const meta = { component: LoginForm } satisfies Meta<typeof LoginForm>
export default meta

const states = formStories({
  form: <LoginForm onTry={fn()} />,
  call: 'POST /api/user/login',
  values: { 'Email address': 'aisha@example.org', Password: 'correct horse battery' },
  submitLabel: 'Log in',
  error: 'Enter your password.',
  response: success({ token: 'test-token', name: 'Aisha Rahman' }),
  confirmation: ({ go }) => void expect(go).toHaveBeenCalledWith('/user/profile', { replace: true }),
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused(
  refusal(401, 'Email address or password not recognised.'),
  'Email address or password not recognised.',
)
export const Sent = states.sent()
