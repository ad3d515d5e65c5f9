import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { press } from '../testing/keys.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Cancel your weekly gift?',
    children: <p>You won’t be charged from this Friday on.</p>,
    confirmLabel: 'Cancel the gift',
    cancelLabel: 'Keep giving',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const CancelHasFocus: Story = {
  async play({ args, canvas }) {
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: 'Cancel your weekly gift?' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Keep giving' })).toHaveFocus()
    await press('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await press('{Tab}{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await press('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

export const Busy: Story = {
  args: { busy: true },
  async play({ args, canvas, userEvent }) {
    await press('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the gift' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const PrimaryTone: Story = {
  args: { tone: 'primary', title: 'Send it to all 412 subscribers?', confirmLabel: 'Send it', cancelLabel: 'Not yet' },
}
