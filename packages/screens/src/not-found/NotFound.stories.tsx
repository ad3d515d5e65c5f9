import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { openStory } from '../testing/visit.tsx'
import { BrokenScreen, NotFoundScreen, UnloadedScreen } from './index.ts'

const meta = { component: NotFoundScreen } satisfies Meta
export default meta

const page = (content: ReactNode, overrides: StoryObj = {}): StoryObj => ({
  parameters: { layout: 'fullscreen' },
  ...openStory({}, content),
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 })
  },
  ...overrides,
})

export const NotFound = page(<NotFoundScreen />)
export const Broken = page(<BrokenScreen />)
/** The site has been updated since the page was opened. */
export const Updated = page(<UnloadedScreen renewed onRetry={() => {}} />)
/** There is no connection. */
export const Unreachable = page(<UnloadedScreen renewed={false} onRetry={() => {}} />)
export const RightToLeft = page(<NotFoundScreen />, { globals: { language: 'ar' } })
