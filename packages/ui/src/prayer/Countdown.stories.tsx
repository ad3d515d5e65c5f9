import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { countdownText, secondsLeft } from './countdown.ts'
import { Countdown } from './Countdown.tsx'

/** A clock that starts with the story, so that no test waits an hour. */
function clockFrom(start: Date) {
  const startedAt = Date.now()
  return () => start.getTime() + (Date.now() - startedAt)
}

const until = new Date('2026-11-21T16:04:00Z')
const from = new Date('2026-11-21T14:39:50.400Z')
const meta = {
  component: Countdown,
  args: { until, from, label: 'Time until Maghrib', onEnd: fn(), clock: () => from.getTime() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  async play({ canvas }) {
    const timer = canvas.getByRole('timer', { name: 'Time until Maghrib' })
    await expect(timer).toHaveTextContent('1 h 24 min')
    // Silent: screen readers can read it, but it never interrupts.
    await expect(timer).not.toHaveAttribute('aria-live')
  },
}

/** Digits and units in the page's language and direction. */
export const ArabicDigitsAndUnits: Story = {
  args: {
    units: { hours: 'س', minutes: 'د', seconds: 'ث' },
    formatFigures: (figures) => figures.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('١ س ٢٤ د')
  },
}

export const TicksOncePerSecondAndEnds: Story = {
  args: { from: new Date(until.getTime() - 2400) },
  render: (args) => <Countdown {...args} clock={clock} />,
  beforeEach: () => {
    clock = clockFrom(new Date(until.getTime() - 2400))
  },
  async play({ args, canvas }) {
    const texts: string[] = []
    const timer = canvas.getByRole('timer')
    const observer = new MutationObserver(() => texts.push(timer.textContent ?? ''))
    observer.observe(timer, { characterData: true, childList: true, subtree: true })
    await waitFor(() => expect(timer).toHaveTextContent('0 s'))
    observer.disconnect()
    // Each at most once and in order; a page that was blocked for a second may skip one.
    await expect(['2\u00a0s', '1\u00a0s', '0\u00a0s'].filter((text) => texts.includes(text))).toEqual(texts)
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}
let clock = clockFrom(until)

export const Past: Story = {
  args: { from: new Date(until.getTime() + 60_000), clock: () => until.getTime() + 60_000 },
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 s')
  },
}

export const Digits: Story = {
  async play() {
    await expect(countdownText(0)).toBe('0\u00a0s')
    await expect(countdownText(249)).toBe('4\u00a0min 9\u00a0s')
    await expect(countdownText(3849)).toBe('1\u00a0h 4\u00a0min')
    await expect(countdownText(36_000)).toBe('10\u00a0h 0\u00a0min')
    // Rounded down: it never ends before the target.
    await expect(secondsLeft(until.getTime(), until.getTime() - 999)).toBe(0)
    await expect(secondsLeft(until.getTime(), until.getTime() - 1000)).toBe(1)
  },
}
