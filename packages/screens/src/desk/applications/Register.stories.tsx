import type { Meta } from '@storybook/react-vite'
import { deskRegister } from '../../testing/data/deskApplications.ts'
import { deskId } from '../../testing/data/desk.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { RegisterScreen } from './RegisterScreen.tsx'

const meta = { component: RegisterScreen } satisfies Meta
export default meta

const states = deskStories({
  page: (mosque) => <RegisterScreen mosque={mosque} id={deskId(6)} day="2026-11-21" />,
  responses: deskRegister,
})

export const Loading = states.loading()
export const LoadError = states.loadError()
export const Full = states.full()
export const Empty = states.full({
  'GET /api/desk/mosques/{mosque}/maktab-classes/{class}/register/{day}': {
    class: { id: deskId(6), name: 'Saturday juniors' },
    day: '2026-11-21',
    children: [],
  },
})
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
