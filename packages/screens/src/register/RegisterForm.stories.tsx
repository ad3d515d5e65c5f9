import type { Meta } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { success } from '../testing/stubResponses.ts'
import { formStories } from '../testing/formStories.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const meta = { component: RegisterForm } satisfies Meta<typeof RegisterForm>
export default meta

const onOpen = fn()

const states = formStories({
  form: <RegisterForm onOpen={onOpen} />,
  call: 'POST /api/user/register',
  values: { 'Your name': 'Aisha Rahman', 'Email address': 'aisha@example.org', Password: 'green lantern by the river' },
  submitLabel: 'Create account',
  error: 'Enter your name.',
  response: success({ next: 'login' }),
  responses: { 'POST /api/validateEmail': { ok: true } },
  confirmation: () => void expect(onOpen).toHaveBeenCalled(),
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
