import type { Meta } from '@storybook/react-vite'
import { deskContent } from '../../testing/data/content.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ContentListScreen } from './ContentListScreen.tsx'

const meta = { component: ContentListScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ContentListScreen mosque={mosque} kind="news" />,
  responses: deskContent,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/content/{kind}/things': [] })
