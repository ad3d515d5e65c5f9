import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { today } from '../overview/sample.ts'
import { PrayerStrip } from '../prayer/PrayerStrip.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'text', label: 'Loading' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
}
export const Cards: Story = { args: { shape: 'card' } }
export const Table: Story = { args: { shape: 'table' } }
export const FormShape: Story = { args: { shape: 'form' } }

export const StripHasTheSizeOfPrayerStrip: Story = {
  args: { shape: 'strip' },
  render: (args) => (
    <>
      <Skeleton {...args} />
      <PrayerStrip label="Today" beginsLabel="Begins" jamaatLabel="Jamaat" items={today} />
    </>
  ),
  async play({ canvas }) {
    const skeletonHeight = canvas.getByRole('status').getBoundingClientRect().height
    const stripHeight = canvas.getByRole('list').getBoundingClientRect().height
    // Less than a line, whose height depends on the installed fonts.
    await expect(Math.abs(skeletonHeight - stripHeight)).toBeLessThan(28)
  },
}

export const SpinnerWithText: Story = {
  render: () => <Spinner>Loading the page</Spinner>,
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
}
