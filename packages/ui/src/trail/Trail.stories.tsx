import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [
      { href: '#home', label: 'Home' },
      { href: '#classes', label: 'Classes' },
    ],
    current: 'Arabic for beginners',
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const WithParents: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Arabic for beginners')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Home' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const LongText: Story = {
  args: { current: 'Tajweed and the recitation of the last thirty suwar for those who begin late in life' },
}
