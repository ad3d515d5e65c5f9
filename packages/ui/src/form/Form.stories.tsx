import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Price } from '../amount/Price.tsx'
import { ActionBar } from './ActionBar.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Form } from './Form.tsx'
import type { FormError } from './ErrorSummary.tsx'
import { RadioCards } from './RadioCards.tsx'
import { TextField } from './TextField.tsx'

const onSubmit = fn()
const meta = { component: Form, args: { onSubmit } } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** A form for an email address, which responds after `delay` milliseconds, as with a server. */
function EmailForm({ delay }: { delay: number }) {
  const [errors, setErrors] = useState<FormError[]>([])
  const check = (values: FormData) => {
    onSubmit(values.get('email'))
    const nextErrors =
      values.get('email') === ''
        ? [{ id: 'email', message: 'Enter your email address, for example name@example.org.' }]
        : []
    setTimeout(() => setErrors(nextErrors), delay)
  }
  return (
    <Form errors={errors} errorTitle="There is a problem" onSubmit={check}>
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        hint="For your receipt."
        error={errors[0]?.message}
        required
      />
      <Button type="submit">Continue</Button>
    </Form>
  )
}

export const FailedSubmitFocusesSummary: Story = {
  render: () => <EmailForm delay={0} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription(
      'For your receipt. Enter your email address, for example name@example.org.',
    )
    await userEvent.click(canvas.getByRole('link', { name: /Enter your email address/ }))
    await expect(field).toHaveFocus()
    // The same mistake again: focus goes back to the summary.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(summary).toHaveFocus())
  },
}

export const ErrorDuringTypingKeepsFocus: Story = {
  render: () => <EmailForm delay={150} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'a')
    await canvas.findByRole('alert')
    await expect(field).toHaveFocus()
  },
}

/** A form without a summary, longer than a phone's screen: its button is far below the invalid field. */
function LongForm() {
  const [error, setError] = useState<string>()
  const check = () => {
    setError(undefined)
    setTimeout(() => setError('Enter a name.'), 50)
  }
  return (
    <Form onSubmit={check}>
      <TextField label="Title" />
      <TextField label="Name" {...(error ? { error } : {})} />
      <div style={{ blockSize: '200vh' }} />
      <Button type="submit">Continue</Button>
    </Form>
  )
}

export const FocusesFirstInvalidFieldWithoutSummary: Story = {
  render: () => <LongForm />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Continue' })
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(button)
    await waitFor(() => expect(field).toHaveFocus())
    // The same mistake again.
    await userEvent.click(button)
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const ValidSubmit: Story = {
  render: () => <EmailForm delay={0} />,
  async play({ canvas, userEvent }) {
    onSubmit.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), 'amina@example.org{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('amina@example.org')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Fields: Story = {
  render: () => (
    <Form>
      <TextField label="Your name" autoComplete="name" />
      <TextField
        label="Telephone"
        type="tel"
        optional="(optional)"
        hint="We’ll call this if we have a question about your gift."
      />
      <TextField
        label="Email"
        type="email"
        defaultValue="amina@"
        error="Add the part after the @, for example amina@example.org."
      />
      <Checkbox label="Give anonymously" hint="We’ll still email your receipt." />
      <Checkbox label="I agree to the terms" error="Tick this to continue." />
      <ActionBar
        label="Your gift today"
        value={<Price amountMinor={2500} currency="GBP" exponent={2} locale="en-GB" />}
      >
        <Button type="submit">Give £25</Button>
      </ActionBar>
    </Form>
  ),
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Give anonymously' })
    await expect(box).toHaveAccessibleDescription('We’ll still email your receipt.')
    await userEvent.click(canvas.getByText('Give anonymously'))
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('Your gift today £25')
  },
}

const onChoose = fn()
export const RadioCardsByKeyboard: Story = {
  render: () => (
    <RadioCards
      legend="Choose a test result"
      name="outcome"
      hint="You won’t be charged."
      onChange={onChoose}
      defaultValue="paid"
      choices={[
        { value: 'paid', label: 'Payment succeeds', description: 'The payment goes through straight away.' },
        { value: 'declined', label: 'Payment declined', description: 'Insufficient funds.' },
        { value: 'later', label: 'Payment is slow', disabled: true },
      ]}
    />
  ),
  async play({ canvas, userEvent }) {
    onChoose.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Payment succeeds' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(onChoose).toHaveBeenLastCalledWith('declined')
    const declinedRadio = canvas.getByRole('radio', { name: 'Payment declined' })
    await expect(declinedRadio).toBeChecked()
    await expect(declinedRadio).toHaveAccessibleDescription('Insufficient funds.')
  },
}
