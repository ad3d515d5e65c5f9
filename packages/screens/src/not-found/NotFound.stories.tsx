import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { openStory } from '../testing/visit.tsx'
import { BrokenScreen, NotFoundScreen, CodeLoadErrorScreen } from './index.ts'

const meta = { component: NotFoundScreen } satisfies Meta
export default meta

const createStory = (content: ReactNode, overrides: StoryObj = {}): StoryObj => ({
  parameters: { layout: 'fullscreen' },
  ...openStory({}, content),
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 })
  },
  ...overrides,
})

export const NotFound = createStory(<NotFoundScreen />)
export const Broken = createStory(<BrokenScreen />)
/** This website has been updated since the page was opened. */
export const Updated = createStory(<CodeLoadErrorScreen isSiteReachable onRetry={() => {}} />)
/** There is no connection. */
export const Unreachable = createStory(<CodeLoadErrorScreen isSiteReachable={false} onRetry={() => {}} />)
export const RightToLeft = createStory(<NotFoundScreen />, { globals: { language: 'ar' } })
