import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../form/TextField.tsx'
import { press } from '../testing/keys.ts'
import { waitForAnimations } from '../testing/waitForAnimations.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Remind me on Thursday',
    closeLabel: 'Close',
    children: <p>We’ll email you once, on Thursday evening.</p>,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** A page with a button that opens the dialog, long enough to scroll. */
function DialogWithOpener({ onClose, ...props }: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ blockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Remind me</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    </div>
  )
}

const form = <TextField label="Email" type="email" hint="For the reminder only." />

export const Plain: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Remind me on Thursday' })).toBeVisible())
    await waitForAnimations()
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const ByKeyboard: Story = {
  render: (args) => (
    <DialogWithOpener {...args} actions={<Button type="submit">Remind me later</Button>}>
      {form}
    </DialogWithOpener>
  ),
  async play({ args, canvas }) {
    const opener = canvas.getByRole('button', { name: 'Remind me' })
    // Twice: many dialogs fail when opened again.
    for (let times = 1; times <= 2; times++) {
      opener.focus()
      await press('{Enter}')
      const dialog = await canvas.findByRole('dialog')
      await expect(canvas.getByRole('heading', { name: 'Remind me on Thursday' })).toHaveFocus()
      await press('{Tab}')
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
      await press('{Tab}')
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
      await press('amina')
      await expect(canvas.getByRole('textbox')).toHaveValue('amina')
      await press('{Tab}')
      await expect(canvas.getByRole('button', { name: 'Remind me later' })).toHaveFocus()
      // Focus cycles, and never reaches the page behind.
      await press('{Tab}{Tab}')
      await expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(true)
      await press('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onClose).toHaveBeenCalledTimes(times)
    }
  },
}

export const PageBehindDoesNotScroll: Story = {
  render: (args) => <DialogWithOpener {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }))
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}

export const BackdropPressCloses: Story = {
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole('dialog')
    // Selecting text and releasing outside the dialog must not close it.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText(/We’ll email you/) },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Required: Story = {
  render: (args) => (
    <DialogWithOpener {...args} required title="Is this still you?" actions={<Button>Yes, stay logged in</Button>} />
  ),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }))
    const dialog = canvas.getByRole('dialog')
    await press('{Escape}{Escape}{Escape}')
    await userEvent.click(dialog)
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
    // It reopens if the browser closes it, as a phone's back button can.
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await waitFor(() => expect(dialog).toHaveAttribute('open'))
  },
}

export const LongContent: Story = {
  args: {
    title: 'How we handle your gift, from the day you give it to the day the new roof is finished',
    size: 'wide',
    actions: (
      <>
        <Button tone="quiet">Read it later</Button>
        <Button>Done</Button>
      </>
    ),
    children: Array.from({ length: 14 }, (_, i) => (
      <p key={i}>
        Every gift is written down on the day it comes, counted by two people who do not know of one another, and banked
        within the week. Nobody is paid from it who has not been named to the members beforehand.
      </p>
    )),
  },
  async play({ canvas }) {
    // The text can be scrolled by keyboard although nothing in it is focusable.
    await press('{Tab}{Tab}{End}')
    await waitFor(() => expect(document.activeElement?.scrollTop).toBeGreaterThan(0))
    await waitForAnimations()
    const dialog = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(dialog.height).toBeLessThan(window.innerHeight)
    await expect(canvas.getByRole('button', { name: 'Done' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    )
  },
}
