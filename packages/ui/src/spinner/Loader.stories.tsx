import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Loader } from './Loader.tsx'

const meta = {
  component: Loader,
  args: {
    children: 'Opening the site',
    late: false,
    lateText: 'This takes longer than it should. It may be the connection.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof Loader>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  async play({ canvas }) {
    const spinner = canvas.getByRole('status')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    // Quick loads show nothing: it appears after a moment.
    await expect(getComputedStyle(spinner).animationDelay).toBe('0.2s')
    await waitFor(() => expect(spinner).toBeVisible())
  },
}

export const Late: Story = {
  args: { late: true },
  async play({ canvas }) {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(retry).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent('This takes longer than it should.')
    // The spinner stays: it is still being tried.
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the site')
  },
}

/** Trying again is the page's to do: the words stay until it has an answer. */
export const TriedAgain: Story = {
  args: { late: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // It comes into sight a moment after the page: what is quick shows no spinner.
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}
