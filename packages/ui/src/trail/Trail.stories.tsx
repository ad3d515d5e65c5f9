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
    const isPhone = matchMedia('(max-width: 47.99rem)').matches
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      isPhone ? ['Classes'] : ['Home', 'Classes', 'Arabic for beginners'],
    )
    await expect(canvas.getByText('Arabic for beginners')).toHaveAttribute('aria-current', 'page')
    const parent = canvas.getByRole('link', { name: 'Classes' }).getBoundingClientRect()
    await expect(parent.height).toBeGreaterThanOrEqual(44)
  },
}

export const LongText: Story = {
  args: { current: 'Tajweed and the recitation of the last thirty suwar for those who begin late in life' },
}
