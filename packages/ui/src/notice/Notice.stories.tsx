import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Notice, type NoticeTone } from './Notice.tsx'

const meta = {
  component: Notice,
  args: { title: 'The car park is closed', children: 'Use the mill’s yard until Sunday.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

const tones: NoticeTone[] = ['info', 'success', 'warning', 'danger', 'solemn', 'demo']

export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    // Each tone has its own icon, so that none relies on colour alone.
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    await expect(new Set(paths).size).toBe(tones.length)
  },
}

export const Banner: Story = {
  args: { tone: 'demo', shape: 'banner', title: 'Demonstration.', children: 'No money moves on this site.' },
}

export const Assertive: Story = {
  args: {
    tone: 'danger',
    live: 'assertive',
    title: 'The bank has declined',
    children: 'Insufficient funds. Try another card.',
    action: <ButtonLink href="#again">Try again</ButtonLink>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Insufficient funds. Try another card.')
  },
}

export const EmptyList: Story = {
  render: () => (
    <EmptyState
      seed="empty"
      title="No campaigns right now"
      action={<ButtonLink href="#give">Give to the mosque</ButtonLink>}
    >
      The next one opens before Ramadan.
    </EmptyState>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No campaigns right now')
  },
}
