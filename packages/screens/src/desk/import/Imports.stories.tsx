import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { deskImport, subscriptionImportsWith } from '../../testing/data/deskImport.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { ImportsScreen } from './ImportsScreen.tsx'

const meta = { component: ImportsScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <ImportsScreen mosque={mosque} onUploaded={fn()} />,
  responses: deskImport,
})

export const Loading = states.loading()
export const Empty = states.full({ 'GET /api/desk/mosques/{mosque}/imports': [] })
export const LoadError = states.loadError()
export const Full = states.full()
/** Adopted regular gifts that another system may still change. */
export const ManagedElsewhere = states.full({
  'GET /api/desk/mosques/{mosque}/subscription-imports': subscriptionImportsWith({
    elsewhere: 187,
    systems: ['givewp'],
  }),
})
export const WithoutStripe = states.full({
  'GET /api/desk/mosques/{mosque}/subscription-imports': subscriptionImportsWith({ ready: false }),
})
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
