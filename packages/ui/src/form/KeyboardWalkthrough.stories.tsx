import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { nav } from '../overview/sample.ts'
import { Page, PageHeader, Section } from '../site/Page.tsx'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { press } from '../testing/keys.ts'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { Form } from './Form.tsx'
import { MemorableDateField } from './MemorableDateField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const onSubmit = fn()
const titles = ['', 'There is a problem', 'There are 2 problems', 'There are 3 problems', 'There are 4 problems']

/** A form as in a screen: each attempt validates it again. */
function Enrolment() {
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  const send = (values: FormData) => {
    const nextErrors: Record<string, string> = {}
    if (!values.get('name')) nextErrors.name = 'Enter your child’s name.'
    if (!values.get('born')) nextErrors.born = 'Enter your child’s date of birth, for example 27 3 2017.'
    if (!values.get('before')) nextErrors.before = 'Choose yes or no.'
    if (!values.get('rules')) nextErrors.rules = 'Tick this to continue.'
    setFieldErrors(nextErrors)
    if (Object.keys(nextErrors).length === 0) onSubmit({ ...Object.fromEntries(values), days: values.getAll('days') })
  }
  const errors = Object.entries(fieldErrors).map(([id, message]) => ({ id, message }))
  return (
    <Form onSubmit={send} errors={errors} errorTitle={titles[errors.length]}>
      <TextField id="name" name="name" label="Your child’s name" error={fieldErrors.name} />
      <MemorableDateField
        id="born"
        name="born"
        legend="Your child’s date of birth"
        hint="For example, 27 3 2017"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        locale="en-GB"
        error={fieldErrors.born}
      />
      <RadioGroup
        id="before"
        name="before"
        legend="Has your child been to a madrasah before?"
        direction="row"
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        error={fieldErrors.before}
      />
      <Select
        name="class"
        label="Which class?"
        options={[
          { value: 'qaida', label: 'Qaida' },
          { value: 'hifz', label: 'Hifz' },
        ]}
      />
      <CheckboxGroup
        name="days"
        legend="Which evenings?"
        choices={[
          { value: 'mon', label: 'Monday' },
          { value: 'tue', label: 'Tuesday', disabled: true },
          { value: 'wed', label: 'Wednesday' },
        ]}
      />
      <PasswordField
        name="password"
        label="A password for your family’s page"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
      />
      <TextArea
        name="notes"
        label="Is there anything we should know?"
        optional="(optional)"
        hint="Allergies, medicine, who else may collect your child."
        limit={400}
        remaining={(count) => `${count} characters left`}
      />
      <Checkbox id="rules" name="rules" label="I have read the rules" error={fieldErrors.rules} />
      <Button type="submit" size="large">
        Send
      </Button>
    </Form>
  )
}

const meta = {
  component: Form,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page
      skipLabel="Skip to content"
      header={
        <SiteHeader
          home={{ href: '#home', label: 'home' }}
          name="Masjid an-Noor"
          nav={nav}
          navLabel="Main"
          menuLabel="Menu"
          action={{ href: '#donate', label: 'Donate' }}
        />
      }
    >
      <PageHeader title="Maktab registration" lead="It takes two minutes, and we’ll email you." width="narrow" />
      <Section width="narrow">
        <Enrolment />
      </Section>
    </Page>
  ),
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Whether an element is in the viewport and not under the sticky header. */
function isVisible(element: Element | null): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return top >= header && bottom <= window.innerHeight
}

const forward = '{Tab}'
const back = '{Shift>}{Tab}{/Shift}'

/** Tabs to an element as a keyboard user does. Fails if it cannot be reached. */
async function tabTo(target: HTMLElement, step = forward) {
  for (let stops = 0; stops < 60 && document.activeElement !== target; stops++) await press(step)
  await expect(target).toHaveFocus()
}

/** Tabs once and expects focus on this element. */
async function tabToNext(target: HTMLElement) {
  await press(forward)
  await expect(target).toHaveFocus()
}

export const CorrectsErrorsByKeyboard: Story = {
  async play({ canvas }) {
    onSubmit.mockClear()
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const send = canvas.getByRole('button', { name: 'Send' })
    const rules = canvas.getByRole('checkbox', { name: 'I have read the rules' })
    await tabTo(field('Is there anything we should know? (optional)'))
    await press('She is shy.')
    await tabToNext(rules)
    await tabToNext(send)
    await press('{Enter}')
    const summary = await canvas.findByRole('alert', { name: 'There are 4 problems' })
    await waitFor(() => expect(summary).toHaveFocus())
    await waitFor(() => expect(isVisible(summary)).toBe(true))

    // The link leads to the first field and also shows its error.
    await press('{Tab}{Enter}')
    await expect(field('Your child’s name')).toHaveFocus()
    await waitFor(() => expect(isVisible(canvas.getByLabelText('Your child’s name'))).toBe(true))
    await press('Amina{Tab}27{Tab}3{Tab}2017')
    // A corrected field shows its error until the next attempt; nothing moves during typing.
    await expect(field('Year')).toHaveFocus()
    await press('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert', { name: 'There are 2 problems' })).toHaveFocus())
    await expect(field('Your child’s name')).toBeValid()

    await press('{Tab}{Enter}')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await press('{ArrowDown}')
    // Back to the summary for the remaining error.
    await tabTo(canvas.getByRole('link', { name: 'Tick this to continue.' }), back)
    await press('{Enter}')
    await expect(rules).toHaveFocus()
    await waitFor(() => expect(isVisible(rules)).toBe(true))
    await press(' ')
    await tabToNext(send)
    await press('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Amina',
        born: '2017-03-27',
        before: 'no',
        class: 'qaida',
        notes: 'She is shy.',
        rules: 'on',
      }),
    )
  },
}

/** From the first field to the last: each is the next tab stop and is filled in by keyboard. */
export const EveryKindOfField: Story = {
  async play({ canvas }) {
    onSubmit.mockClear()
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await tabTo(field('Your child’s name'))
    await press('Yusuf')
    for (const [part, value] of [
      ['Day', '3'],
      ['Month', '12'],
      ['Year', '2018'],
    ] as const) {
      await tabToNext(field(part))
      await press(value)
    }
    await tabToNext(canvas.getByRole('radio', { name: 'Yes' }))
    await press(' ')
    await tabToNext(canvas.getByRole('combobox', { name: 'Which class?' }))
    await press('h')
    await expect(canvas.getByRole('combobox')).toHaveValue('hifz')
    await tabToNext(box('Monday'))
    await press(' ')
    // A disabled choice is not a tab stop.
    await tabToNext(box('Wednesday'))
    await press(' ')
    const password = canvas.getByLabelText('A password for your family’s page', { selector: 'input' })
    await tabToNext(password)
    await press('salaam 1447')
    await expect(password).toHaveAttribute('type', 'password')
    await tabToNext(canvas.getByRole('button', { name: 'Show A password for your family’s page' }))
    await press(' ')
    await expect(password).toHaveAttribute('type', 'text')
    await tabToNext(field('Is there anything we should know? (optional)'))
    await tabToNext(box('I have read the rules'))
    await press(' ')
    await tabToNext(canvas.getByRole('button', { name: 'Send' }))
    await press(' ')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Yusuf',
          born: '2018-12-03',
          before: 'yes',
          class: 'hifz',
          days: ['mon', 'wed'],
          password: 'salaam 1447',
          notes: '',
          rules: 'on',
        }),
      ),
    )
    // Hidden again, so that no browser stores it as plain text.
    await expect(password).toHaveAttribute('type', 'password')
  },
}

export const Untouched: Story = {}
