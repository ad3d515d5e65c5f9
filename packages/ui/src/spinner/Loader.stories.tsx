import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Loader } from './Loader.tsx'

const meta = {
  component: Loader,
  args: {
    children: 'Loading the website',
    isDelayed: false,
    delayText: 'This takes longer than it should. It may be the connection.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof Loader>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  async play({ canvas }) {
    const spinner = canvas.getByRole('status')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    // It appears after a delay, so that quick loads show nothing.
    await expect(getComputedStyle(spinner).animationDelay).toBe('0.2s')
    await waitFor(() => expect(spinner).toBeVisible())
  },
}

export const Delayed: Story = {
  args: { isDelayed: true },
  async play({ canvas }) {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(retry).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent('This takes longer than it should.')
    // The spinner stays: the load is still being retried.
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the website')
  },
}

/** The page retries: the message stays until it has a response. */
export const Retry: Story = {
  args: { isDelayed: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // It appears after a delay, so that quick loads show no spinner.
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
  },
}
