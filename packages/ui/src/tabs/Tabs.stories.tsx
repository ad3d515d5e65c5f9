import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { arrows, press } from '../testing/keys.ts'
import { Tabs, type TabItem } from './Tabs.tsx'

const tabs: TabItem[] = [
  { id: 'about', label: 'About', children: <p>A new roof for the hall where six hundred pray.</p> },
  {
    id: 'updates',
    label: 'Updates',
    children: (
      <p>
        The scaffolding stands. <Link href="#pictures">See the pictures</Link>.
      </p>
    ),
  },
  { id: 'donors', label: 'Who gave', children: <p>Two hundred and twelve people, most of them neighbours.</p> },
]

const meta = {
  component: Tabs,
  args: { label: 'About this campaign', tabs, onChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstByDefault: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('A new roof')
    await expect(canvas.getByText(/scaffolding/)).not.toBeVisible()
  },
}

export const ByKeyboard: Story = {
  async play({ args, canvas }) {
    const { onwards, back } = arrows()
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await press('{Tab}')
    await expect(tab('About')).toHaveFocus()
    await press(onwards)
    await expect(tab('Updates')).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('updates')
    await expect(canvas.getByRole('tabpanel', { name: 'Updates' })).toBeVisible()
    // A panel with a link needs no tab stop.
    await press('{Tab}')
    await expect(canvas.getByRole('link', { name: 'See the pictures' })).toHaveFocus()
    await press('{Shift>}{Tab}{/Shift}')
    await expect(tab('Updates')).toHaveFocus()
    await press('{End}')
    await expect(tab('Who gave')).toHaveFocus()
    await press('{Tab}')
    await expect(canvas.getByRole('tabpanel', { name: 'Who gave' })).toHaveFocus()
    await press(`{Shift>}{Tab}{/Shift}${onwards}`)
    await expect(tab('About')).toHaveFocus()
    await press(back)
    await expect(tab('Who gave')).toHaveFocus()
    await press('{Home}')
    await expect(tab('About')).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
}

/** Controlled, as by a screen that keeps the tab in the URL. */
export const Controlled: Story = {
  render: (args) => {
    const [tab, setTab] = useState('updates')
    return (
      <>
        <Tabs {...args} value={tab} onChange={setTab} />
        <output>?tab={tab}</output>
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('tabpanel', { name: 'Updates' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Who gave' }))
    await expect(canvas.getByText('?tab=donors')).toBeVisible()
  },
}

export const OverflowOnPhone: Story = {
  args: {
    defaultValue: 'classes',
    tabs: ['About the campaign', 'Updates', 'Who gave', 'Questions', 'The chair’s message', 'Classes'].map(
      (label, i) => ({
        id: i === 5 ? 'classes' : `tab-${i}`,
        label,
        children: <p>{label}</p>,
      }),
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <Tabs {...args} />
    </div>
  ),
  async play({ canvas }) {
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const selected = canvas.getByRole('tab', { name: 'Classes' }).getBoundingClientRect()
    await expect(selected.left).toBeGreaterThan(list.left - 1)
    await expect(selected.right).toBeLessThan(list.right + 1)
  },
}
