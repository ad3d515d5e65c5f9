import type { Meta } from '@storybook/react-vite'
import { serviceDetail } from '../testing/data/services.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/services/nikah',
  params: { id: 'nikah' },
  responses: { 'GET /api/services/{id}': serviceDetail },
})

export const Loading = states.loading()
export const Missing = states.missing()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
