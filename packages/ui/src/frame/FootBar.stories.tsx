import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button, ButtonLink } from '../button/Button.tsx'
import { PageHeader, Page, Section } from '../site/Page.tsx'
import { FootBar } from './FootBar.tsx'

const meta = {
  component: FootBar,
  args: {
    isVisible: true,
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
        {Array.from({ length: 24 }, (_, index) => (
          <Button key={index} tone="quiet">
            Slate {index + 1}
          </Button>
        ))}
      </Section>
      <FootBar {...args} />
    </Page>
  ),
} satisfies Meta<typeof FootBar>
export default meta
type Story = StoryObj<typeof meta>

/** The bar never covers the focused element. */
export const Shown: Story = {
  async play({ canvas, userEvent }) {
    const give = canvas.getByText('Give')
    const bar = give.parentElement
    const isSticky = bar !== null && getComputedStyle(bar).position === 'sticky'
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--bar-size')).toMatch(
        isSticky ? /^[1-9]\d*px$/ : /^0px$/,
      ),
    )
    if (!isSticky) return
    for (let step = 0; step < 18; step++) await userEvent.tab()
    await waitFor(async () => {
      const focusedBox = document.activeElement?.getBoundingClientRect()
      await expect(focusedBox?.bottom ?? 0).toBeLessThanOrEqual(give.getBoundingClientRect().top)
    })
  },
}

/** Also hidden from the keyboard; its space stays reserved. */
export const Hidden: Story = {
  args: { isVisible: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Give' })).toBeNull()
  },
}
