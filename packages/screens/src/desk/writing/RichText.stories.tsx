import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createFormat, FormatProvider } from '../../app/index.ts'
import { RichText, type RichTextProps } from './RichText.tsx'

const text = `Long tables, one street, **everyone’s recipe**.

## What to bring

- A dish, if you like to cook
- An appetite, if you do not

> Feed one another.

| Day | Time |
| --- | --- |
| Saturday | 18:30 |

عشاء مع الجيران في المسجد.`

function Controlled({ value: initialValue, onChange, ...rest }: RichTextProps) {
  const [value, setValue] = useState(initialValue)
  return (
    <RichText
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const format = createFormat('en-GB', { timeZone: 'UTC' })

const meta = {
  component: RichText,
  render: Controlled,
  decorators: [
    (Story) => (
      <FormatProvider language="en" format={format}>
        <Suspense>
          <Story />
        </Suspense>
      </FormatProvider>
    ),
  ],
  args: { label: 'Text', value: text, onChange: fn() },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

/** Allows time to load the editor's code. */
const loadTimeout = { timeout: 20_000 }

export const WithText: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Text' }, loadTimeout)).toHaveTextContent(
      'everyone’s recipe',
    )
    await expect(canvas.getByRole('heading', { name: 'What to bring' })).toBeVisible()
  },
}

export const Formatting: Story = {
  args: { value: 'Salam' },
  async play({ args, canvas }) {
    const box = await canvas.findByRole('textbox', { name: 'Text' }, loadTimeout)
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('## Salam'))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo typing' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Salam'))
  },
}

/** A value from elsewhere does not overwrite text that is being typed. */
export const ExternalChange: Story = {
  args: { value: 'Salam' },
  render: function ExternalChange({ onChange, ...rest }) {
    const [value, setValue] = useState(rest.value)
    return (
      <>
        <RichText
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
        <button type="button" onClick={() => setValue('From elsewhere')}>
          Change it from elsewhere
        </button>
      </>
    )
  },
  async play({ args, canvas }) {
    const box = await canvas.findByRole('textbox', { name: 'Text' }, loadTimeout)
    const heading = canvas.getByRole('button', { name: 'Heading' })
    const changeButton = canvas.getByRole('button', { name: 'Change it from elsewhere' })
    // In quick succession: typed text is passed on only after a quarter of a second.
    heading.click()
    changeButton.click()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('## Salam'))
    await expect(box).toHaveTextContent('Salam')
    // Without pending text, the new value is shown.
    changeButton.click()
    await waitFor(() => expect(box).toHaveTextContent('From elsewhere'))
  },
}

export const LinkValidation: Story = {
  args: { value: '' },
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Text' }, loadTimeout))
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const field = canvas.getByLabelText('Link address')
    await userEvent.type(field, 'javascript:alert(1){Enter}')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(field)
    await userEvent.type(field, 'example.org{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('[example.org](https://example.org)'))
  },
}

export const WithAdvice: Story = {
  args: { value: '#### Small\n\nTo apply, [click here](/apply).' },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Change “click here” so that it says where the link goes.', {}, loadTimeout),
    ).toBeVisible()
  },
}

export const UnsupportedContent: Story = {
  args: { value: '<!-- html -->\n<p>Old page</p>' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Text' }, loadTimeout)).toHaveValue(
      '<!-- html -->\n<p>Old page</p>',
    )
  },
}

export const WithError: Story = { args: { value: '', error: 'Write a few words.' } }

export const ReadOnly: Story = { args: { isReadOnly: true } }
