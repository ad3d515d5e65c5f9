import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../testing/keys.ts'
import { DateField } from './DateField.tsx'
import { MemorableDateField } from './MemorableDateField.tsx'

const meta = {
  component: MemorableDateField,
  args: {
    legend: 'Your child’s date of birth',
    hint: 'For example, 27 3 2017',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    name: 'born',
    id: 'born',
    locale: 'en-GB',
    onChange: fn(),
  },
} satisfies Meta<typeof MemorableDateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: { defaultDate: '2017-03-27' },
  render: (args) => (
    <form>
      <MemorableDateField {...args} />
    </form>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('3')
    const form = canvasElement.querySelector('form')
    await expect(form && new FormData(form).get('born')).toBe('2017-03-27')
  },
}

export const ByKeyboard: Story = {
  args: { autoComplete: 'bday' },
  async play({ args, canvas, canvasElement }) {
    await press('{Tab}31{Tab}feb{Tab}2017')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: false, reason: 'unreal', parts: ['day'] })
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('')
    await press('{Shift>}{Tab}{Tab}{/Shift}٢٨')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: true, date: '2017-02-28' })
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAttribute('autocomplete', 'bday-day')
  },
}

export const Invalid: Story = {
  args: { defaultDate: undefined, error: 'Enter the year with four digits, for example 2017.', invalidParts: ['year'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'For example, 27 3 2017 Enter the year with four digits, for example 2017.',
    )
  },
}

const onPick = fn()
export const NearDate: Story = {
  render: () => (
    <DateField
      label="Give every night until"
      hint="The last ten nights begin on 10 March."
      min="2027-03-01"
      max="2027-03-31"
      onChange={(event) => void onPick(event.currentTarget.value)}
    />
  ),
  async play({ canvas }) {
    const field = canvas.getByLabelText('Give every night until')
    await press('{Tab}')
    await expect(field).toHaveFocus()
    // The same whether day or month comes first.
    await press('03032027')
    await expect(field).toHaveValue('2027-03-03')
    await expect(onPick).toHaveBeenLastCalledWith('2027-03-03')
  },
}

export const NearDateInvalid: Story = {
  render: () => (
    <DateField label="Give every night until" error="Choose a night in Ramadan." defaultValue="2027-05-01" />
  ),
}

export const NearDateDisabled: Story = {
  render: () => <DateField label="Give every night until" disabled defaultValue="2027-03-19" optional="(optional)" />,
}
