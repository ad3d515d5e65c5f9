import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { press } from '../testing/keys.ts'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Which class?',
    name: 'class',
    onChange: fn(),
    options: [
      { value: '', label: 'Choose a class' },
      { value: 'qaida', label: 'Qaida' },
      { value: 'nazirah', label: 'Nazirah' },
      { value: 'hifz', label: 'Hifz' },
      { value: 'tajweed', label: 'Tajweed and the recitation of the last thirty suwar for those who begin late' },
      { value: 'arabic', label: 'Arabic (full)', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'You can change it until the term begins.', optional: '(optional)' } }

export const Filled: Story = { args: { defaultValue: 'hifz' } }

export const LongOption: Story = { args: { defaultValue: 'tajweed' } }

export const Invalid: Story = {
  args: { error: 'Choose a class.' },
  async play({ canvas }) {
    const list = canvas.getByRole('combobox', { name: 'Which class?' })
    await expect(list).toBeInvalid()
    await expect(list).toHaveAccessibleDescription('Choose a class.')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'qaida' } }

export const ByKeyboard: Story = {
  async play({ args, canvas }) {
    await press('{Tab}')
    const list = canvas.getByRole('combobox')
    await expect(list).toHaveFocus()
    await press('hif')
    await expect(list).toHaveValue('hifz')
    await expect(args.onChange).toHaveBeenCalled()
  },
}
