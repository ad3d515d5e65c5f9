import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Toaster, type ToasterProps, type ToastMessage } from './Toaster.tsx'

const kinds: ToastMessage[] = [
  { id: 'success', kind: 'success', text: 'Your details are saved.' },
  { id: 'info', kind: 'info', text: 'The timetable has changed for Ramadan.' },
  { id: 'warning', kind: 'warning', text: 'You are offline. We try again when you are back.' },
  { id: 'error', kind: 'error', text: 'Oops! Something went wrong.' },
  { id: 'dark', kind: 'dark', text: 'Link copied.' },
]

const meta = {
  component: Toaster,
  args: { messages: kinds, onClosed: fn(), label: 'Notifications', closeLabel: 'Close' },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  async play({ canvas }) {
    const alerts = await canvas.findAllByRole('alert')
    await expect(alerts.map((alert) => alert.textContent)).toEqual(kinds.map(({ text }) => text))
    for (const alert of alerts) {
      const rect = alert.getBoundingClientRect()
      await waitFor(() => expect(window.innerWidth - alert.getBoundingClientRect().right).toBeLessThan(40))
      await expect(rect.top).toBeLessThan(window.innerHeight)
    }
  },
}

/** A store of messages, as in an app. */
function ToastStore({ initial, onClosed }: { initial: ToastMessage[]; onClosed: (id: string) => void }) {
  const [messages, setMessages] = useState(initial)
  return (
    <Toaster
      messages={messages}
      label="Notifications"
      closeLabel="Close"
      onClosed={(id) => {
        onClosed(id)
        setMessages((all) => all.filter((message) => message.id !== id))
      }}
    />
  )
}

/** Shows a message once more as soon as it has gone. */
function ReappearingToasts({ messages: initialMessages, onClosed }: Pick<ToasterProps, 'messages' | 'onClosed'>) {
  const [messages, setMessages] = useState(initialMessages)
  const [hasReappeared, setReappeared] = useState(false)
  const handleClosed = (id: string) => {
    onClosed(id)
    setMessages([])
    if (hasReappeared) return
    setReappeared(true)
    setTimeout(() => setMessages(initialMessages), 20)
  }
  return <Toaster messages={messages} label="Notifications" closeLabel="Close" onClosed={handleClosed} />
}

/** Repeats a message with each press. */
function RepeatedToasts({ messages: initialMessages, onClosed }: Pick<ToasterProps, 'messages' | 'onClosed'>) {
  const [messages, setMessages] = useState(initialMessages)
  const onAgain = () => setMessages((all) => all.map((message) => ({ ...message, count: (message.count ?? 1) + 1 })))
  return (
    <>
      <Button onClick={onAgain}>Try again</Button>
      <Toaster messages={messages} label="Notifications" closeLabel="Close" onClosed={onClosed} />
    </>
  )
}

export const ClosedByButton: Story = {
  args: { messages: [{ id: 'one', kind: 'error', text: 'We could not reach the bank. Try again.' }] },
  render: ({ messages, onClosed }) => <ToastStore initial={[...messages]} onClosed={onClosed} />,
  async play({ args, canvas, userEvent }) {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('We could not reach the bank. Try again.')
    const close = await canvas.findByRole('button', { name: 'Close' })
    await expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(close)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await expect(args.onClosed).toHaveBeenCalledWith('one')
  },
}

/** An error repeated while its message fades out is shown again. */
export const RepeatedWhileFadingOut: Story = {
  args: { messages: [{ id: 'again', kind: 'error', text: 'Oops! Something went wrong.' }] },
  render: ({ messages, onClosed }) => <ReappearingToasts messages={messages} onClosed={onClosed} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    const [fadingAlert] = canvas.queryAllByText('Oops! Something went wrong.')
    await waitFor(() => expect(fadingAlert?.isConnected ?? false).toBe(false))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops! Something went wrong.')
  },
}

const areApart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom

/** A message never covers the focused element, neither when it appears nor when focus moves. */
export const NeverCoversFocus: Story = {
  args: { messages: kinds.slice(0, 2) },
  render: (args) => (
    <>
      <button type="button" style={{ position: 'fixed', insetBlockStart: '6rem', right: '2rem', minHeight: 44 }}>
        Under the corner
      </button>
      <Toaster {...args} />
    </>
  ),
  async play({ canvas }) {
    const alerts = await canvas.findAllByRole('alert')
    const button = canvas.getByRole('button', { name: 'Under the corner' })
    button.focus()
    await waitFor(() => {
      const rect = button.getBoundingClientRect()
      return expect(alerts.every((alert) => areApart(alert.getBoundingClientRect(), rect))).toBe(true)
    })
    await waitFor(() => expect(window.innerWidth - (alerts[0]?.getBoundingClientRect().right ?? 0)).toBeLessThan(40))
  },
}

/** On a phone: below the header, clear of the form's button, and above the bar at the bottom. */
export const ClearOfFormButton: Story = {
  args: { messages: kinds.slice(0, 2) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { layout: 'fullscreen', fixed: true },
  render: (args) => (
    <>
      <header style={{ position: 'sticky', insetBlockStart: 0, blockSize: '4rem' }}>A header</header>
      <main style={{ blockSize: '200vh' }}>
        <form style={{ position: 'fixed', insetBlockStart: '6rem', insetInline: '1rem' }}>
          <Button type="submit" wide>
            Continue
          </Button>
        </form>
        <div data-foot="" style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, blockSize: '5rem' }}>
          A bar
        </div>
      </main>
      <Toaster {...args} />
    </>
  ),
  async play({ canvas }) {
    const alerts = await canvas.findAllByRole('alert')
    const obstacles = [
      canvas.getByText('A header'),
      canvas.getByText('A bar'),
      canvas.getByRole('button', { name: 'Continue' }),
    ]
    await waitFor(() => {
      const rects = obstacles.map((element) => element.getBoundingClientRect())
      const isClear = alerts.every((alert) => rects.every((rect) => areApart(alert.getBoundingClientRect(), rect)))
      return expect(isClear).toBe(true)
    })
  },
}

/** A message does not move away from a form's button during a press on the message. */
export const StaysDuringPress: Story = {
  args: { messages: kinds.slice(0, 1) },
  render: (args) => (
    <>
      <main>
        <form hidden style={{ position: 'fixed', insetBlockStart: '1rem', insetInline: '1rem' }}>
          <Button type="submit" wide>
            Continue
          </Button>
        </form>
      </main>
      <Toaster {...args} />
    </>
  ),
  async play({ canvas, userEvent }) {
    const alert = await canvas.findByRole('alert')
    const close = canvas.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(window.innerWidth - alert.getBoundingClientRect().right).toBeLessThan(40))
    document.querySelector('main form')?.removeAttribute('hidden')
    // Until the press the message may still move away from the button.
    let pressedTop = Number.NaN
    close.addEventListener('pointerdown', () => (pressedTop = close.getBoundingClientRect().top))
    await userEvent.pointer({ keys: '[MouseLeft>]', target: close })
    await expect(document.activeElement).toBe(close)
    await expect(Math.abs(close.getBoundingClientRect().top - pressedTop)).toBeLessThan(10)
    await userEvent.pointer({ keys: '[/MouseLeft]', target: close })
    await waitFor(() => expect(alert).not.toBeInTheDocument())
  },
}

/** Set before the render: a message's time also runs while a busy machine is not checking it. */
let startedAt = 0

/** A message repeated while it is shown stays for five seconds from the repetition. */
export const RepeatedWhileShown: Story = {
  args: { messages: [{ id: 'same', kind: 'error', text: 'Oops! Something went wrong.' }] },
  render: ({ messages, onClosed }) => <RepeatedToasts messages={messages} onClosed={onClosed} />,
  beforeEach: () => void (startedAt = performance.now()),
  async play({ args, canvas, userEvent }) {
    await canvas.findByRole('alert')
    await waitFor(() => expect(performance.now() - startedAt).toBeGreaterThan(1500), { timeout: 30_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onClosed).toHaveBeenCalled(), { timeout: 30_000 })
    await expect(performance.now() - startedAt).toBeGreaterThan(6000)
  },
}

export const ClosesAfterFiveSeconds: Story = {
  args: { messages: [{ id: 'two', kind: 'success', text: 'Subscribed.' }] },
  render: ({ messages, onClosed }) => <ToastStore initial={[...messages]} onClosed={onClosed} />,
  beforeEach: () => void (startedAt = performance.now()),
  async play({ args, canvas }) {
    await canvas.findByRole('alert')
    await waitFor(() => expect(args.onClosed).toHaveBeenCalled(), { timeout: 30_000 })
    const duration = performance.now() - startedAt
    await expect(duration).toBeGreaterThan(4000)
  },
}
