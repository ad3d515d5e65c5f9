import type { Meta } from '@storybook/react-vite'
import { about, aboutSection } from '../testing/data/about.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/about-us/history',
  params: { id: 'history' },
  responses: { 'GET /api/about-us/{id}': aboutSection, 'GET /api/about-us': about },
})

export const Loading = states.loading()
export const Missing = states.missing()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
