import type { Meta } from '@storybook/react-vite'
import { cause, causeList } from '../testing/data/giving.ts'
import { images } from '../testing/data/images.ts'
import { screenStories } from '../testing/screenStories.tsx'
import * as screen from './index.ts'

const meta = { component: screen.Screen } satisfies Meta
export default meta

const states = screenStories(screen, {
  path: '/donate/general',
  params: { id: 'general' },
  responses: { 'GET /api/donations/{id}': cause(), ...causeList },
})

export const Loading = states.loading()
export const Missing = states.missing()
export const LoadError = states.loadError()
export const Full = states.full()
export const WithPicture = states.full({
  responses: { 'GET /api/donations/{id}': cause({ image: images.roof, monthly: false }) },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
/** The mosque takes no cards yet and has no bank details. */
export const NoCards = states.full({ settings: { paymentMode: 'none', emptyScreens: 'donateJummah' } })
