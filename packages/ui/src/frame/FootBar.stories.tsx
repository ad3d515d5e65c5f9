import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button, ButtonLink } from '../button/Button.tsx'
import { PageHeader, Page, Section } from '../site/Page.tsx'
import { FootBar } from './FootBar.tsx'

const meta = {
  component: FootBar,
  args: {
    shown: true,
    children: (
      <>
        <strong>£12,400</strong> of £20,000
      </>
    ),
    action: <ButtonLink href="#give">Give</ButtonLink>,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page skipLabel="Skip to content">
      <PageHeader title="A dry roof" lead="Before the winter." />
      <Section title="What your gift pays for">
        {Array.from({ length: 24 }, (_, at) => (
          <Button key={at} tone="quiet">
            Slate {at + 1}
          </Button>
        ))}
      </Section>
      <FootBar {...args} />
    </Page>
  ),
} satisfies Meta<typeof FootBar>
export default meta
type Story = StoryObj<typeof meta>

/** Wherever one goes by keyboard, what has focus stands clear of it. */
export const Shown: Story = {
  async play({ canvas, userEvent }) {
    const give = canvas.getByText('Give')
    const bar = give.parentElement
    const sticks = bar !== null && getComputedStyle(bar).position === 'sticky'
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--bar-size')).toMatch(sticks ? /^[1-9]\d*px$/ : /^0px$/),
    )
    if (!sticks) return
    for (let step = 0; step < 18; step++) await userEvent.tab()
    await waitFor(async () => {
      const focusedBox = document.activeElement?.getBoundingClientRect()
      await expect(focusedBox?.bottom ?? 0).toBeLessThanOrEqual(give.getBoundingClientRect().top)
    })
  },
}

/** Out of sight and out of the way of the keyboard, with its room kept. */
export const Hidden: Story = {
  args: { shown: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Give' })).toBeNull()
  },
}
