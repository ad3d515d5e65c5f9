import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Form } from './Form.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const remaining = (count: number) => (count < 0 ? `${-count} characters too many` : `${count} characters left`)

const meta = {
  component: TextArea,
  args: { label: 'Your question', name: 'question', onChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'The imam replies within a week.', optional: '(optional)' } }

export const Filled: Story = {
  args: { defaultValue: 'Assalamu alaikum.\n\nMay I pray sitting while my knee heals?\nThe doctor says six weeks.' },
}

export const Invalid: Story = { args: { error: 'Enter your question.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Already sent.' } }

export const CharacterLimit: Story = {
  args: { limit: 20, remaining, hint: 'Keep it short.' },
  async play({ canvas, userEvent }) {
    const area = canvas.getByRole('textbox', { name: 'Your question' })
    const [visibleCount, announcedCount] = canvas.getAllByText('20 characters left')
    // Pasted at once: a pause between two keys, as on a busy machine, would announce the count.
    await userEvent.click(area)
    await userEvent.paste('Salam 👋🏽')
    // Shown at once, announced only after typing stops.
    await expect(visibleCount).toHaveTextContent('12 characters left')
    await expect(announcedCount).toHaveTextContent('20 characters left')
    await waitFor(() => expect(announcedCount).toHaveTextContent('12 characters left'))
    await expect(area).toHaveAccessibleDescription('Keep it short. 12 characters left')
    // Text over the limit is not truncated.
    await userEvent.type(area, ', may I ask you?')
    await expect(area).toHaveValue('Salam 👋🏽, may I ask you?')
    await expect(visibleCount).toHaveTextContent('4 characters too many')
  },
}

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState('')
  return <TextArea {...props} value={value} onChange={({ target }) => setValue(target.value)} />
}

/** On a slow phone, typed characters queue up and arrive one after another without a render in between. */
export const FasterThanRendering: Story = {
  render: (args) => <Controlled {...args} />,
  async play({ canvas }) {
    const area = canvas.getByRole('textbox', { name: 'Your question' })
    const sentence = 'May I pray sitting while my knee heals? The doctor says six weeks. '.repeat(3)
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('Expected a text area')
    for (const character of sentence) {
      area.setRangeText(character, area.value.length, area.value.length, 'end')
      area.dispatchEvent(new InputEvent('input', { bubbles: true, data: character, inputType: 'insertText' }))
    }
    await waitFor(() => expect(area).toHaveValue(sentence))
  },
}

export const Password: Story = {
  render: () => (
    <Form onSubmit={fn()}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
        hint="At least ten characters."
      />
      <Button type="submit">Log in</Button>
    </Form>
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password', { selector: 'input' })
    await userEvent.click(field)
    await userEvent.paste('correct horse battery')
    await expect(field).toHaveValue('correct horse battery')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide Password' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const PasswordInvalid: Story = {
  render: () => (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      showLabel="Show"
      hideLabel="Hide"
      error="This password is on a list of stolen passwords. Choose another."
      defaultValue="password1"
    />
  ),
}
