import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import { LineLink } from './LineLink.tsx'
import { Link } from './Link.tsx'

const meta = { component: LineLink, args: { href: '#all', children: 'All messages' } } satisfies Meta<typeof LineLink>
export default meta
type Story = StoryObj<typeof meta>

/** Tall enough for touch. */
export const BackLink: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'All messages' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Choices: Story = {
  render: () => (
    <ChoiceLinks aria-label="Which messages">
      <Link href="#open" aria-current="true">
        Open
      </Link>
      <Link href="#mine">Mine</Link>
      <Link href="#answered">Answered</Link>
      <Link href="#unsent">Replies that could not be delivered</Link>
    </ChoiceLinks>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Which messages' })).toBeVisible()
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
