import type { Meta } from '@storybook/react-vite'
import { pageOfList } from '../testing/stubResponses.ts'
import { newsList } from '../testing/data/news.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, { path: '/news', responses: { 'GET /api/news': newsList } })

export const Loading = states.loading()
export const Empty = states.full({ responses: { 'GET /api/news': [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const SecondPage = states.full({
  search: 'after=MTI',
  responses: { 'GET /api/news': pageOfList(newsList, 'MjQ') },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
