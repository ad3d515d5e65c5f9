import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../testing/keys.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const frequencies = [
  { value: 'once', label: 'Once' },
  { value: 'weekly', label: 'Every Friday', description: 'You can cancel with the link in any receipt.' },
  { value: 'daily', label: 'Every day of Ramadan', disabled: true },
  { value: 'monthly', label: 'Every month' },
] as const

const meta = {
  component: RadioGroup<string>,
  args: { legend: 'How often?', name: 'frequency', choices: frequencies, onChange: fn() },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const Chosen: Story = { args: { defaultValue: 'weekly', hint: 'You can change it later.' } }

export const Invalid: Story = {
  args: { error: 'Choose how often you would like to give.', id: 'often' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'How often?' })).toHaveAccessibleDescription(
      'Choose how often you would like to give.',
    )
    await expect(canvas.getByRole('radio', { name: 'Once' })).toHaveAttribute('id', 'often')
  },
}

export const ByKeyboard: Story = {
  async play({ args, canvas }) {
    await press('{Tab}')
    await expect(canvas.getByRole('radio', { name: 'Once' })).toHaveFocus()
    await press(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('once')
    await press('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('weekly')
    // A disabled choice is skipped.
    await press('{ArrowDown}')
    const monthly = canvas.getByRole('radio', { name: 'Every month' })
    await expect(monthly).toBeChecked()
    await expect(monthly).toHaveFocus()
    // A group of radios is one tab stop.
    await press('{Tab}')
    await expect(canvas.getAllByRole('radio')).not.toContain(document.activeElement)
  },
}

export const YesOrNo: Story = {
  args: {
    legend: 'Has your child been to a madrasah before?',
    direction: 'row',
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
}

const onTick = fn()
const evenings = [
  { value: 'mon', label: 'Monday' },
  { value: 'wed', label: 'Wednesday', description: 'Sisters only' },
  { value: 'sat', label: 'Saturday morning, when the car park belongs to the market and only the yard is free' },
] as const

export const CheckboxesByKeyboard: Story = {
  render: () => (
    <CheckboxGroup
      legend="Which evenings suit you?"
      hint="As many as you like."
      name="evenings"
      choices={evenings}
      defaultValues={['sat']}
      onChange={onTick}
    />
  ),
  async play({ canvas }) {
    onTick.mockClear()
    await press('{Tab} ')
    await expect(onTick).toHaveBeenLastCalledWith(['mon', 'sat'])
    await press('{Tab} {Tab} ')
    await expect(onTick).toHaveBeenLastCalledWith(['mon', 'wed'])
    await expect(canvas.getByRole('checkbox', { name: 'Wednesday' })).toHaveAccessibleDescription('Sisters only')
  },
}

export const ControlledCheckboxes: Story = {
  render: () => (
    <CheckboxGroup
      legend="Which evenings suit you?"
      error="Choose at least one evening."
      name="evenings"
      choices={evenings}
      values={['mon']}
      onChange={onTick}
    />
  ),
  async play({ canvas, userEvent }) {
    onTick.mockClear()
    await userEvent.click(canvas.getByText('Wednesday'))
    await expect(onTick).toHaveBeenLastCalledWith(['mon', 'wed'])
    await userEvent.click(canvas.getByText('Monday'))
    await expect(onTick).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('checkbox', { name: 'Monday' })).toBeChecked()
  },
}
