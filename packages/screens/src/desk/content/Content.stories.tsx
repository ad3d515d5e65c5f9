import type { Meta } from '@storybook/react-vite'
import { deskContent } from '../../testing/data/content.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ContentScreen } from './ContentScreen.tsx'

const meta = { component: ContentScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ContentScreen mosque={mosque} />,
  responses: deskContent,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
