import type { Meta } from '@storybook/react-vite'
import { deskContent } from '../../testing/data/content.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ContentHistoryScreen } from './HistoryScreen.tsx'

const meta = { component: ContentHistoryScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ContentHistoryScreen mosque={mosque} kind="news" id="trees" />,
  responses: deskContent,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
