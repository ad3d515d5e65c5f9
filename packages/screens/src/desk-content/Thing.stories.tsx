import type { Meta } from '@storybook/react-vite'
import { deskContent } from '../testing/data/content.ts'
import { deskStories } from '../testing/deskStories.tsx'
import { ContentThingScreen } from './ThingScreen.tsx'

const meta = { component: ContentThingScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ContentThingScreen mosque={mosque} kind="news" id="trees" onStored={() => {}} onDone={() => {}} />,
  answers: deskContent,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
