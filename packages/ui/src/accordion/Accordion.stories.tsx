import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { press } from '../testing/keys.ts'
import { Accordion } from './Accordion.tsx'

const meta = {
  component: Accordion,
  args: {
    level: 2,
    items: [
      {
        id: 'gift-aid',
        title: 'Can you claim Gift Aid on my gift?',
        children: <p>Yes, if you’re a UK taxpayer. Tick the box before you pay.</p>,
      },
      {
        id: 'receipt',
        title: 'Where is my receipt?',
        children: (
          <p>
            In your inbox, within a minute. If not, <Link href="#contact">contact us</Link>.
          </p>
        ),
      },
      {
        id: 'weekly',
        title: 'How do I cancel a weekly gift, or change its cause, after the first payment?',
        children: <p>Use the link in any receipt. You don’t need to give a reason.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

const openStates = (root: HTMLElement) => [...root.querySelectorAll('details')].map(({ open }) => open)

export const Closed: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Where is my receipt?' })).toBeVisible()
    for (const answer of [/Tick the box/, /within a minute/]) await expect(canvas.getByText(answer)).not.toBeVisible()
  },
}

export const OneOpen: Story = {
  args: { items: meta.args.items.map((item, i) => ({ ...item, open: i === 1 })) },
}

export const ByKeyboard: Story = {
  async play({ canvas, canvasElement }) {
    const [first, second] = canvasElement.querySelectorAll('summary')
    await press('{Tab}')
    await expect(first).toHaveFocus()
    await press('{Enter}')
    await expect(openStates(canvasElement)).toEqual([true, false, false])
    await press('{Tab}')
    await expect(second).toHaveFocus()
    await press(' ')
    await expect(openStates(canvasElement)).toEqual([true, true, false])
    await press('{Tab}')
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveFocus()
    await press('{Shift>}{Tab}{/Shift}{Enter}')
    await expect(openStates(canvasElement)).toEqual([true, false, false])
  },
}

export const OneAtATime: Story = {
  args: { single: true },
  async play({ canvasElement }) {
    const [first] = canvasElement.querySelectorAll('summary')
    first?.focus()
    await press('{Enter}{Tab}{Enter}')
    await waitFor(() => expect(openStates(canvasElement)).toEqual([false, true, false]))
  },
}

export const OnPaperEverythingIsOpen: Story = {
  args: { single: true, items: meta.args.items.map((item, i) => ({ ...item, open: i === 0 })) },
  async play({ canvasElement }) {
    window.dispatchEvent(new Event('beforeprint'))
    await expect(openStates(canvasElement)).toEqual([true, true, true])
    window.dispatchEvent(new Event('afterprint'))
    await expect(openStates(canvasElement)).toEqual([true, false, false])
  },
}

export const ALinkToAnAnswerOpensIt: Story = {
  async play({ canvasElement }) {
    const initialUrl = window.location.href
    window.location.hash = 'weekly'
    await waitFor(() => expect(openStates(canvasElement)).toEqual([false, false, true]))
    window.history.replaceState(window.history.state, '', initialUrl)
  },
}
