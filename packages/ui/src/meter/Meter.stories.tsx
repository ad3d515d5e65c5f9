import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Meter } from './Meter.tsx'

const meta = {
  component: Meter,
  args: { label: 'Raised so far', value: 12400, max: 20000, text: '£12,400 of £20,000', share: '62 % of the target' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

const filledShare = (canvasElement: HTMLElement) => {
  const track = canvasElement.querySelector('[role=progressbar]')
  const bar = track?.firstElementChild
  if (!track || !bar) throw new Error('Expected a track with a bar')
  const [outer, inner] = [track.getBoundingClientRect(), bar.getBoundingClientRect()]
  const rtl = document.documentElement.dir === 'rtl'
  return (rtl ? outer.right - inner.left : inner.right - outer.left) / outer.width
}

export const PartlyFilled: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Raised so far' })
    await expect(bar).toHaveAttribute('aria-valuetext', '£12,400 of £20,000, 62 % of the target')
    await expect(bar).toHaveAttribute('aria-valuenow', '12400')
  },
}

/** The bar fills from the start side. */
export const Filled: Story = {
  async play({ canvasElement }) {
    await waitFor(() => expect(filledShare(canvasElement)).toBeCloseTo(0.62, 2))
  },
}

export const Zero: Story = {
  args: { value: 0, text: '£0 of £20,000', share: 'Be the first to give' },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
}

export const OverTarget: Story = {
  args: { value: 26000, text: '£26,000 of £20,000', share: '130 % of the target' },
  async play({ canvas, canvasElement }) {
    const bar = canvas.getByRole('progressbar')
    // The bar is full; the text has the excess.
    await expect(bar).toHaveAttribute('aria-valuenow', '20000')
    await expect(bar).toHaveAttribute('aria-valuetext', '£26,000 of £20,000, 130 % of the target')
    await waitFor(() => expect(filledShare(canvasElement)).toBeCloseTo(1, 2))
  },
}

export const WithoutTarget: Story = {
  args: { max: undefined, text: '£12,400', share: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.getByText('£12,400')).toBeVisible()
  },
}

export const Large: Story = { args: { size: 'display' } }

export const LongText: Story = {
  args: {
    label: 'Collected for the enlargement of the upper prayer hall',
    text: 'KWD 1,240,000.500 of KWD 2,000,000.000',
    share: '62 % of the target, with gifts from 1,240 people in eleven countries',
  },
}
