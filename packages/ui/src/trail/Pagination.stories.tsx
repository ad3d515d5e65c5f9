import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    label: 'Pages of news',
    page: 6,
    pages: 12,
    href: (page) => `#news?page=${page}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const MiddlePage: Story = {
  async play({ canvas }) {
    await expect(
      canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent),
    ).toEqual(['Previous', 'Page 1', 'Page 5', 'Page 6', 'Page 7', 'Page 12', 'Next'])
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#news?page=7')
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull()
  },
}

export const LastPage: Story = {
  args: { page: 12 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull()
  },
}

export const SmallPhone: Story = {
  args: { page: 106, pages: 212 },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Pagination {...args} />
    </div>
  ),
  async play({ canvas }) {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const ArabicNumerals: Story = {
  args: {
    label: 'صفحات الأخبار',
    previousLabel: 'السابق',
    nextLabel: 'التالي',
    number: (page) => new Intl.NumberFormat('ar-EG').format(page),
    pageLabel: (page) => `صفحة ${new Intl.NumberFormat('ar-EG').format(page)}`,
  },
}

export const SinglePage: Story = {
  args: { page: 1, pages: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
