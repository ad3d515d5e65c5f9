import type { Meta } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskInstallation } from '../../testing/data/installation.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { MosqueScreen } from './MosqueScreen.tsx'

const meta = { component: MosqueScreen, args: { slug: 'an-noor' } } satisfies Meta
export default meta

const states = deskStories({ page: () => <MosqueScreen slug="an-noor" />, responses: deskInstallation })

export const Loading = states.loading()
export const Missing = states.full({
  'GET /api/desk/installation/mosques/{slug}': refusal(404, 'We couldn’t find that mosque.'),
})
export const LoadError = states.loadError()
export const Full = states.full()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
