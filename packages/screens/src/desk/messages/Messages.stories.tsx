import type { Meta } from '@storybook/react-vite'
import { deskMessages } from '../../testing/data/deskMessages.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

const meta = { component: MessagesScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <MessagesScreen mosque={mosque} filter={{ show: 'open' }} />,
  responses: deskMessages,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/messages': [] })
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
