import type { Meta } from '@storybook/react-vite'
import { deskSupport, supportWith } from '../../testing/data/deskSupport.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { SupportScreen } from './SupportScreen.tsx'

const meta = { component: SupportScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <SupportScreen mosque={mosque} />, responses: deskSupport })

export const Loading = states.loading()
/** No access has been granted. */
export const Empty = states.full(supportWith({}))
export const LoadError = states.loadError()
export const Full = states.full()
/** No installation owner has a login yet. */
export const WithoutNames = states.full(supportWith({ names: [] }))
/** The installation has no owner. */
export const Unavailable = states.full(supportWith({ available: false, names: [] }))
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
