import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AmountField } from './AmountField.tsx'

const meta = {
  component: AmountField,
  args: {
    legend: 'How much would you like to give?',
    label: 'Other amount',
    name: 'amount',
    id: 'amount',
    currency: 'GBP',
    exponent: 2,
    locale: 'en-GB',
    presets: [1000, 2500, 5000, 10000],
    onChange: fn(),
  },
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Other amount' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked()
  },
}

/** The text field is empty while a preset is chosen. */
export const PresetEmptiesTheField: Story = {
  args: { defaultAmountMinor: 1234 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('12.34')
    await userEvent.click(canvas.getByRole('radio', { name: '£50' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: true, amountMinor: 5000 })
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const CustomAmountUnchecksPresets: Story = {
  args: { defaultAmountMinor: 2500 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: '£25' })).toBeChecked()
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '12.5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: true, amountMinor: 1250 })
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked()
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: false, reason: 'empty' })
    await userEvent.type(field, '10.005')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: false, reason: 'too-precise' })
  },
}

export const ByKeyboard: Story = {
  args: { defaultAmountMinor: 1000 },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '£10' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: true, amountMinor: 2500 })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Invalid: Story = {
  args: { hint: 'At least £1.', error: 'Enter an amount of at least £1, for example 25.' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('At least £1. Enter an amount of at least £1, for example 25.')
  },
}

export const WithoutDecimals: Story = {
  args: {
    currency: 'JPY',
    exponent: 0,
    locale: 'en-GB',
    label: 'Other amount',
    presets: [1000, 2500],
    defaultAmountMinor: 2500,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: '¥2,500' })).toBeChecked()
  },
}

/** A page in Arabic, and a phone that types Arabic digits. */
export const ArabicNumerals: Story = {
  args: {
    legend: 'كم تودّ أن تتبرّع؟',
    label: 'مبلغ آخر',
    locale: 'ar-EG',
    defaultAmountMinor: 2550,
    presets: [1000, 2500, 5000],
  },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue('٢٥٫٥٠')
    await userEvent.clear(field)
    await userEvent.type(field, '٥٠')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: true, amountMinor: 5000 })
    await userEvent.clear(field)
    await userEvent.type(field, '12.5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ok: true, amountMinor: 1250 })
  },
}

/** Three decimals and a currency sign of several letters: every amount fits its button on the narrowest phones. */
export const LongAmounts: Story = {
  args: {
    legend: 'كم تودّ أن تتبرّع؟',
    label: 'مبلغ آخر',
    locale: 'ar-KW',
    currency: 'KWD',
    exponent: 3,
    presets: [500, 1000, 2500, 10_500, 1_000_500],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    for (const radio of canvas.getAllByRole('radio')) {
      const label = radio.nextElementSibling
      await expect(label?.scrollWidth).toBeLessThanOrEqual(label?.clientWidth ?? 0)
      await expect(label?.textContent).not.toMatch(/\.[\u200e\u200f]?$/)
    }
  },
}

/** Several currencies: the choice is at the start of the text field. Three presets stay in one row. */
export const SeveralCurrencies: Story = {
  args: {
    presets: [10_000, 25_000, 50_000],
    currencyChoice: { label: 'Currency', name: 'currency', codes: ['GBP', 'EUR'], onChange: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '17.875rem' }}>
        <Story />
      </div>
    ),
  ],
  async play({ args, canvas, userEvent }) {
    const currency = canvas.getByRole('combobox', { name: 'Currency' })
    await userEvent.selectOptions(currency, '€ EUR')
    await expect(args.currencyChoice?.onChange).toHaveBeenLastCalledWith('EUR')
    const tops = canvas.getAllByRole('radio').map((preset) => preset.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    const { top } = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(Math.abs(currency.getBoundingClientRect().top - top)).toBeLessThan(2)
  },
}
