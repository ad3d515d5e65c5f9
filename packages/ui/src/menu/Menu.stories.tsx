import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { press } from '../testing/keys.ts'
import { waitForAnimations } from '../testing/waitForAnimations.ts'
import { Menu, type MenuItem } from './Menu.tsx'

const onEdit = fn()
const onStop = fn()
const items: MenuItem[] = [
  { id: 'receipt', label: 'View receipt', href: '#receipt' },
  { id: 'edit', label: 'Change the amount', onSelect: onEdit },
  { id: 'card', label: 'Update your card', onSelect: fn(), disabled: true },
  { id: 'stop', label: 'Cancel this gift', onSelect: onStop, tone: 'danger' },
]

const meta = { component: Menu, args: { label: 'Manage', items } } satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Manage' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ByKeyboard: Story = {
  async play({ canvas }) {
    onEdit.mockClear()
    const button = canvas.getByRole('button', { name: 'Manage' })
    // The library moves focus a moment after the key.
    const expectFocusOn = (name: string) => waitFor(() => expect(canvas.getByRole('menuitem', { name })).toHaveFocus())
    await press('{Tab}')
    await expect(button).toHaveFocus()
    await press('{Enter}')
    await expectFocusOn('View receipt')
    await press('{ArrowDown}')
    await expectFocusOn('Change the amount')
    // A disabled item is skipped.
    await press('{ArrowDown}')
    await expectFocusOn('Cancel this gift')
    await press('{Home}')
    await expectFocusOn('View receipt')
    await press('{End}')
    await expectFocusOn('Cancel this gift')
    await press('{ArrowDown}')
    await expectFocusOn('View receipt')
    await press('ch')
    await expectFocusOn('Change the amount')
    await press('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await press('{ArrowDown}')
    await expectFocusOn('View receipt')
    await expect(getComputedStyle(canvas.getByRole('menuitem', { name: 'View receipt' })).outlineStyle).toBe('solid')
    await press('{ArrowDown}')
    await expectFocusOn('Change the amount')
    await press('{Enter}')
    await expect(onEdit).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
    const menu = await canvas.findByRole('menu', { name: 'Manage' })
    await expect(canvas.getByRole('menuitem', { name: 'View receipt' })).toHaveAttribute('href', '#receipt')
    await expect(menu).toHaveAttribute('dir', document.documentElement.dir)
    // Button and list are aligned at the start in both text directions.
    const edge = document.documentElement.dir === 'rtl' ? 'right' : 'left'
    const button = canvas.getByRole('button').getBoundingClientRect()
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect()[edge] - button[edge])).toBeLessThan(2))
  },
}

export const Highlighted: Story = {
  async play({ canvas }) {
    canvas.getByRole('button').focus()
    await press('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'View receipt' })).toHaveFocus())
    await press('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Change the amount' })).toHaveFocus())
  },
}

export const OutsidePressCloses: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <p>Elsewhere</p>
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }))
    await canvas.findByRole('menu')
    await userEvent.click(canvas.getByText('Elsewhere'))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

/** Escape closes the menu first, and the dialog only after it. */
export const InsideADialog: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Your gift</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Your weekly gift" closeLabel="Close">
          <Menu {...args} />
        </Dialog>
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Your gift' }))
    // The menu's library would measure a wrong position while the dialog is still opening.
    await waitForAnimations()
    await press('{Tab}{Tab}{Enter}')
    const first = await canvas.findByRole('menuitem', { name: 'View receipt' })
    await waitFor(() => expect(first).toHaveFocus())
    // Above the dialog, not clipped by it.
    await waitFor(() => {
      const { x, y, width, height } = first.getBoundingClientRect()
      return expect(first.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
    })
    await press('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await press('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
