import type { Meta } from '@storybook/react-vite'
import { formStories } from '../testing/formStories.tsx'
import { ContactForm } from './ContactForm.tsx'

const meta = { component: ContactForm } satisfies Meta
export default meta

const states = formStories({
  form: <ContactForm />,
  call: 'POST /api/contact',
  values: {
    'Your name': 'Aisha Rahman',
    'Email address': 'aisha@example.org',
    'Phone number': '07911 123456',
    'Your message': 'Is there parking for the Friday prayer?',
  },
  submitLabel: 'Send',
  error: 'Enter your message.',
  confirmation: 'We’ve received your message.',
})

export const Blank = states.blank()
export const Invalid = states.invalid()
export const Sending = states.sending()
export const Refused = states.refused()
export const Sent = states.sent()
