import type { Meta } from '@storybook/react-vite'
import { deskIssues } from '../../testing/data/deskNewsletter.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { NewsletterScreen } from './NewsletterScreen.tsx'

const meta = { component: NewsletterScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <NewsletterScreen mosque={mosque} />,
  responses: deskIssues,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/newsletter': { issues: [], subscribers: 0 } })
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
