import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from '../meter/Meter.tsx'
import { SummaryList } from '../summary/SummaryList.tsx'
import { Price } from '../amount/Price.tsx'
import { EmailText } from './EmailText.tsx'
import { Time } from './Time.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { title: 'Text/Text' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  render: () => (
    <SummaryList
      items={[
        {
          label: 'Gift',
          value: <Price amountMinor={125050} currency="GBP" exponent={2} locale="en-GB" />,
          total: true,
        },
        { label: 'Paid', value: <Time dateTime="2026-11-21T14:41Z">14:41</Time> },
        { label: 'Receipt', value: 'NOOR-2026-00184-AVERYLONGNUMBERWITHOUTANYSPACEINIT' },
      ]}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('£1,250.50')
    await expect(canvas.getByText('14:41')).toHaveAttribute('datetime', '2026-11-21T14:41Z')
  },
}

/** Digits have the same width at every weight, so that a countdown does not jitter. */
export const TabularNumerals: Story = {
  render: () => (
    <>
      {['11:11', '00:00', '48:88'].map((text) => (
        <div key={text}>
          <Time size="display">{text}</Time>
        </div>
      ))}
    </>
  ),
  async play({ canvas }) {
    await document.fonts.ready
    await expect(document.fonts.check('640 36px "Ysabeau Office"')).toBe(true)
    const widths = ['11:11', '00:00', '48:88'].map((text) =>
      Math.round(canvas.getByText(text).getBoundingClientRect().width * 10),
    )
    await expect(new Set(widths).size).toBe(1)
  },
}

export const MeterOverTarget: Story = {
  render: () => <Meter label="Raised" value={26000} max={20000} text="£26,000 of £20,000" />,
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20000')
  },
}

export const Hidden: Story = {
  render: () => (
    <p>
      16:04 <VisuallyHidden>in the afternoon</VisuallyHidden>
    </p>
  ),
}

export const Email: Story = {
  render: () => (
    <p style={{ inlineSize: '10em', overflowWrap: 'anywhere' }}>
      <EmailText>a-long-name@sakinah.example</EmailText>
    </p>
  ),
  async play({ canvas }) {
    const lines = [...canvas.getByText('a-long-name@sakinah.example').getClientRects()]
    await expect(new Set(lines.map(({ top }) => top)).size).toBe(2)
  },
}
