import type { Meta } from '@storybook/react-vite'
import { newsDetail } from '../testing/data/news.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/news/roof-repairs',
  params: { id: 'roof-repairs' },
  responses: { 'GET /api/news/{id}': newsDetail() },
})

export const Loading = states.loading()
export const Missing = states.missing()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
