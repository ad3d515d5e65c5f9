import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { openStory } from '../../testing/visit.tsx'
import { Speed } from './Speed.tsx'

const meta = { component: Speed } satisfies Meta
export default meta

export const Fast: StoryObj = {
  ...openStory({}, <Speed speed={{ views: 1840, lcp: 1250, inp: 75, cls: 0.02 }} />),
  async play({ canvas }) {
    await expect(await canvas.findByText('Pages appear within 1.3 seconds.')).toBeVisible()
    await expect(canvas.getByText('Pages respond to a tap within 0.1 seconds.')).toBeVisible()
  },
}

export const LayoutShift: StoryObj = openStory({}, <Speed speed={{ views: 25, lcp: 4000, cls: 0.25 }} />)

export const NotMeasured: StoryObj = {
  ...openStory({}, <Speed speed={{ views: 3 }} />),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}
