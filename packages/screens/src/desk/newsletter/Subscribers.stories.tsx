import type { Meta } from '@storybook/react-vite'
import { deskSubscribers, deskBouncedSubscribers } from '../../testing/data/deskNewsletter.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { SubscribersScreen } from './SubscribersScreen.tsx'

const meta = { component: SubscribersScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => (
    <SubscribersScreen mosque={mosque} filter={{ show: 'confirmed', search: '' }} onSearch={() => {}} />
  ),
  responses: deskSubscribers,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/subscribers': [] })
export const Bounced = states.full(deskBouncedSubscribers)
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
