import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sky } from '../picture/sample.ts'
import { arrows, press } from '../testing/keys.ts'
import { waitForAnimations } from '../testing/waitForAnimations.ts'
import { Gallery, type GalleryPicture } from './Gallery.tsx'

const names = ['The courtyard', 'A tall minaret', 'The new roof', 'Lamps at isha', 'The garden', 'Friday kitchen']
const pictures: GalleryPicture[] = names.map((name, i) => {
  const [width, height] = i % 3 === 1 ? [800, 1200] : [1600, 1000]
  return {
    id: `picture-${i}`,
    thumbnail: sky(name, 480, 360, 190 + i * 24),
    large: sky(name, width, height, 190 + i * 24),
    caption: i === 3 ? undefined : `${name}, as it was on an evening in November.`,
  }
})

const meta = {
  component: Gallery,
  args: {
    pictures,
    labels: {
      label: 'Pictures',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      counter: (number, total) => `${number} of ${total}`,
    },
  },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'The courtyard' })
    // Without scripts each link leads to its large picture.
    await expect(link).toHaveAttribute('href', pictures[0]?.large.src)
  },
}

/** By keyboard: opening, forward, back, to both ends, closing, and focus on the last picture. */
export const ByKeyboard: Story = {
  async play({ canvas }) {
    const { onwards, back } = arrows()
    canvas.getByRole('link', { name: 'A tall minaret' }).focus()
    await press('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Pictures' })
    const { getByRole } = within(dialog)
    const expectPicture = (text: string, name: string) =>
      waitFor(async () => {
        await expect(getByRole('status')).toHaveTextContent(text)
        const { left, right } = getByRole('img', { name }).getBoundingClientRect()
        await expect(Math.abs(left + right - window.innerWidth)).toBeLessThan(4)
      })
    await expectPicture('2 of 6', 'A tall minaret')
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await press(onwards)
    await expectPicture('3 of 6', 'The new roof')
    // The neighbours are loaded already, and the others are not fetched.
    await expect([...dialog.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(names.slice(1, 4))
    await press(back)
    await press(back)
    await expectPicture('1 of 6', 'The courtyard')
    await press(back)
    await expectPicture('1 of 6', 'The courtyard')
    await press('{End}')
    await expectPicture('6 of 6', 'Friday kitchen')
    await press('{Home}')
    await expectPicture('1 of 6', 'The courtyard')
    await press(onwards)
    await expectPicture('2 of 6', 'A tall minaret')
    await press(onwards)
    await expectPicture('3 of 6', 'The new roof')
    await press('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'The new roof' })).toHaveFocus())
  },
}

/** By pointer and touch: buttons, a swipe, the close button. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'The courtyard' }))
    const dialog = await canvas.findByRole('dialog')
    const { getByRole } = within(dialog)
    await userEvent.click(getByRole('button', { name: 'Next picture' }))
    await expect(getByRole('status')).toHaveTextContent('2 of 6')
    const strip = getByRole('list')
    strip.scrollBy({ left: document.dir === 'rtl' ? -strip.clientWidth : strip.clientWidth, behavior: 'instant' })
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('3 of 6'))
    for (const button of within(dialog).getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Safari before 15.4: CSS alone places the lightbox over the page, and it can be closed. */
export const WithoutShowModal: Story = {
  beforeEach() {
    const originals = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype)
    for (const name of ['showModal', 'show', 'close'] as const)
      Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    return () => void Object.defineProperties(HTMLDialogElement.prototype, originals)
  },
  async play({ canvas, userEvent }) {
    const open = async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'The garden' }))
      const dialog = await canvas.findByRole('dialog', { name: 'Pictures' })
      await expect(within(dialog).getByRole('status')).toHaveTextContent('5 of 6')
      return dialog
    }
    const dialog = await open()
    await waitForAnimations()
    const { width, height } = dialog.getBoundingClientRect()
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await open()
    await press('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'The garden' })).toHaveFocus())
  },
}

/** The lightbox stops the page's scrolling as the dialog does. */
export const PageBehindDoesNotScroll: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'The courtyard' }))
    const dialog = await canvas.findByRole('dialog')
    await expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
  },
}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link', { name: 'The new roof' }))
    await canvas.findByRole('dialog')
  },
}

export const SinglePicture: Story = {
  args: { pictures: pictures.slice(0, 1) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('link'))
    const dialog = await canvas.findByRole('dialog')
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  },
}
