import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sky } from './sample.ts'
import { Picture } from './Picture.tsx'

const meta = {
  component: Picture,
  args: { seed: 'courtyard', image: sky('The courtyard at dusk', 960, 540) },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const BelowTheFold: Story = {
  async play({ canvas }) {
    const image = canvas.getByRole('img', { name: 'The courtyard at dusk' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('width', '960')
    await expect(image).not.toHaveAttribute('fetchpriority')
  },
}

export const AboveTheFold: Story = {
  args: { priority: true },
  async play({ canvas }) {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}

/** The best format comes first, each with its widths. */
export const SeveralFormats: Story = {
  args: {
    image: {
      ...sky('A lamp', 640, 640),
      avif: `${sky('', 640, 640).src} 640w`,
      webp: '/lamp.webp 640w',
      sizes: '50vw',
    },
    ratio: '1 / 1',
  },
  async play({ canvasElement }) {
    const sources = [...canvasElement.querySelectorAll('source')].map(({ type, sizes }) => [type, sizes])
    await expect(sources).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ])
  },
}

export const Placeholder: Story = {
  args: { image: { ...sky('A tall minaret', 480, 640), src: 'data:image/png;base64,', placeholder: '#27406b' } },
}

export const WithoutPicture: Story = {
  args: { image: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** The picture fails to load: the pattern replaces it and keeps the alternative text. */
export const Failed: Story = {
  args: { image: { ...sky('The new roof', 960, 540), src: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' } },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    const fallback = canvas.getByRole('img', { name: 'The new roof' })
    const { width, height } = fallback.getBoundingClientRect()
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02)
  },
}
