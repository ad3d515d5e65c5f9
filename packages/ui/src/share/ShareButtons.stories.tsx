import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ShareButtons } from './ShareButtons.tsx'

const url = 'https://noor.example/campaign/roof'

const meta = {
  component: ShareButtons,
  args: {
    url,
    text: 'A new roof for Masjid an-Noor',
    title: 'Share this campaign',
    label: 'Share',
    labels: {
      share: 'Share',
      whatsapp: 'WhatsApp',
      copy: 'Copy link',
      copied: 'Link copied',
      copyByHand: 'Copy this address',
      email: 'Email',
      facebook: 'Facebook',
      x: 'X',
    },
  },
} satisfies Meta<typeof ShareButtons>
export default meta
type Story = StoryObj<typeof meta>

/** Stubs a browser feature during one story. */
function stub(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { configurable: true, value })
  return () => void Reflect.deleteProperty(target, name)
}

const open = fn()

/** By keyboard: each link is reached in turn, and the social ones open in a window of exactly 600 by 600. */
export const SeparateLinks: Story = {
  beforeEach() {
    const original = window.open
    const restoreSheet = stub(navigator, 'share', undefined)
    open.mockReset()
    window.open = open
    return () => {
      window.open = original
      restoreSheet()
    }
  },
  async play({ canvas, userEvent }) {
    const popup = { opener: window }
    open.mockReturnValue(popup)
    const focusOrder: (string | null)[] = []
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      focusOrder.push(document.activeElement?.textContent ?? null)
    }
    await expect(focusOrder).toEqual(['WhatsApp', 'Copy link', 'Email', 'Facebook', 'X'])
    const facebook = canvas.getByRole('link', { name: 'Facebook' })
    facebook.focus()
    let isFollowed = false
    const onClick = (event: Event) => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', onClick)
    try {
      await userEvent.keyboard('{Enter}')
      await expect(open).toHaveBeenCalledOnce()
      const [address, , features] = open.mock.calls[0] ?? []
      await expect(address).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`)
      await expect(features).toMatch(/\bwidth=600,height=600\b/)
      await expect(popup.opener).toBeNull()
      await expect(isFollowed).toBe(false)
      // If the window is blocked, the link navigates.
      open.mockReturnValue(null)
      await userEvent.click(canvas.getByRole('link', { name: 'X' }))
      await expect(isFollowed).toBe(true)
      await expect(canvas.getByRole('link', { name: 'X' })).toHaveAttribute('rel', 'noopener')
    } finally {
      document.removeEventListener('click', onClick)
    }
  },
}

const writeText = fn()

export const Copied: Story = {
  beforeEach() {
    const restoreSheet = stub(navigator, 'share', undefined)
    const restore = stub(navigator, 'clipboard', { writeText: writeText.mockReset().mockResolvedValue(undefined) })
    return () => {
      restore()
      restoreSheet()
    }
  },
  async play({ canvas }) {
    // Not `userEvent`, which has its own clipboard.
    canvas.getByRole('button', { name: 'Copy link' }).click()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'))
    await expect(writeText).toHaveBeenCalledWith(url)
  },
}

/** Over plain http, or if the browser refuses: the URL is shown, selected. */
export const CopiedByHand: Story = {
  beforeEach() {
    const restoreSheet = stub(navigator, 'share', undefined)
    const restore = stub(navigator, 'clipboard', undefined)
    return () => {
      restore()
      restoreSheet()
    }
  },
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Copy link' }).click()
    const field = await canvas.findByRole('textbox', { name: 'Copy this address' })
    await expect(field).toHaveFocus()
    await expect(document.getSelection()?.toString() || url).toBe(url)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

const share = fn()

export const SystemShareSheet: Story = {
  beforeEach() {
    return stub(navigator, 'share', share.mockReset())
  },
  async play({ canvas, userEvent }) {
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    const button = await canvas.findByRole('button', { name: 'Share' })
    // The share sheet replaces the rarely used links; WhatsApp and copying stay visible.
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['WhatsApp'])
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await userEvent.click(button)
    await expect(share).toHaveBeenCalledWith({ url, text: 'A new roof for Masjid an-Noor' })
    // Closing it without a choice is not a failure.
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    // Pressing again while the sheet is open is not a failure either.
    share.mockRejectedValueOnce(new DOMException('open', 'InvalidStateError'))
    await userEvent.click(button)
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    await userEvent.click(button)
    await expect(await canvas.findByRole('link', { name: 'Facebook' })).toBeVisible()
    await expect(button).toHaveFocus()
  },
}
