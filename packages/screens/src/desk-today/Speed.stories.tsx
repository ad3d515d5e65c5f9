import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Speed } from './Speed.tsx'

const meta = { component: Speed, args: { speed: { views: 1840, lcp: 1250, inp: 75, cls: 0.02 } } } satisfies Meta<
  typeof Speed
>
export default meta

export const Quick: StoryObj<typeof meta> = {
  async play({ canvas }) {
    await expect(canvas.getByText('Pages show within 1.3 seconds.')).toBeVisible()
    await expect(canvas.getByText('They respond to a tap within 0.1 seconds.')).toBeVisible()
  },
}
export const Moving: StoryObj<typeof meta> = { args: { speed: { views: 25, lcp: 4000, cls: 0.25 } } }
export const NotMeasured: StoryObj<typeof meta> = {
  args: { speed: { views: 3 } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}
