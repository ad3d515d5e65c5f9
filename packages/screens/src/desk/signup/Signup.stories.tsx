import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/stubResponses.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { SignupScreen } from './SignupScreen.tsx'

const meta = { component: SignupScreen } satisfies Meta
export default meta

const settings = {
  timeZone: 'Europe/London',
  currency: 'gbp',
  language: 'en',
  method: 'MoonsightingCommittee',
  madhab: 'Shafi',
} as const

const states = deskStories({
  page: () => <SignupScreen session={{ mosques: [], entries: [], signup: 'open' }} onCreated={() => {}} />,
  responses: {
    'POST /api/desk/signup/begin': { reference: 'r'.repeat(43) },
    'POST /api/desk/signup/code': { hasAccount: false },
    'POST /api/desk/signup/places': {
      places: [{ name: 'Bradford', country: 'GB', latitude: 53.79, longitude: -1.75, settings }],
    },
    'POST /api/desk/signup/preview': {
      slug: 'masjid-al-huda',
      host: 'masjid-al-huda.example.org',
      date: '2026-11-26',
      times: [
        { prayer: 'fajr', time: '06:02' },
        { prayer: 'sunrise', time: '07:49' },
        { prayer: 'dhuhr', time: '11:59' },
        { prayer: 'asr', time: '13:49' },
        { prayer: 'maghrib', time: '15:52' },
        { prayer: 'isha', time: '17:31' },
      ],
    },
  },
})

type Play = NonNullable<StoryObj['play']>

const confirmEmail: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your email address' }), 'aisha@example.org')
  await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await canvas.findByRole('heading', { name: 'Your mosque' })
}

const describeMosque: Play = async (context) => {
  await confirmEmail(context)
  const { canvas, userEvent } = context
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the mosque' }), 'Masjid al-Huda')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Town or city' }), 'Bradf')
  await userEvent.click(await canvas.findByRole('button', { name: 'Bradford, United Kingdom' }))
  await canvas.findByText('06:02')
}

export const Full = states.full()
export const RightToLeft = states.rightToLeft()
/** The daily limit of codes for the address is reached. */
export const Refused = {
  ...states.full({ 'POST /api/desk/signup/begin': refusal(429, 'We’ve emailed this address three codes today.') }),
  play: (async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email address' }), 'aisha@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await canvas.findByText('We’ve emailed this address three codes today.')
  }) satisfies Play,
}
/** The step for the mosque, with name, place and times. */
export const Mosque = { ...states.full(), play: describeMosque }
/** The last step. */
export const Owner = {
  ...states.full(),
  play: (async (context) => {
    await describeMosque(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { name: 'Your login' })
  }) satisfies Play,
}
