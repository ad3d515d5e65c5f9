import type { Meta } from '@storybook/react-vite'
import { deskReplyTexts } from '../../testing/data/deskMessages.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const meta = { component: TemplatesScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <TemplatesScreen mosque={mosque} />,
  responses: deskReplyTexts,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/reply-texts': { version: 'v0', texts: [] } })
export const LoadError = states.loadError()
export const Full = states.full()
export const RightToLeft = states.rightToLeft()
