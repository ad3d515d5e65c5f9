import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Star } from '../pattern/Pattern.tsx'
import { makeTheme } from '../theme/index.ts'
import { readable, typeOf } from './testing/readable.ts'
import { darkScreen, onItsSide, screens } from './testing/screen.tsx'
import { cards, facts, fridayRows, next, nightRows, rows } from './testing/samples.tsx'
import { TvAlarm } from './TvAlarm.tsx'
import { TvCard } from './TvCard.tsx'
import { TvFacts } from './TvFacts.tsx'
import { TvFrame } from './TvFrame.tsx'
import { TvNext } from './TvNext.tsx'
import { TvNextLine } from './TvNextLine.tsx'
import { TvPraying } from './TvPraying.tsx'
import { TvQuiet } from './TvQuiet.tsx'
import { TvTable } from './TvTable.tsx'
import { TvTime } from './TvTime.tsx'

const headings = { begins: 'Begins', jamaat: 'Jamaat' }
const at = (figures: string) => <TvTime at={{ figures }} kind="clock" />

const meta = {
  title: 'Tv/Tv',
  component: TvFrame,
  decorators: [darkScreen(makeTheme)],
  globals: { language: 'en', viewport: { value: 'landscape', isRotated: false } },
  parameters: screens,
  args: {
    orientation: 'landscape',
    name: 'Masjid an-Noor',
    logo: <Star />,
    dates: ['Saturday 21 November 2026', '11 Jumada al-Akhirah 1448'],
    clock: at('14:46'),
    next: <TvNext {...next} />,
    facts: <TvFacts facts={facts} />,
    table: <TvTable label="Today" headings={headings} rows={rows} />,
    card: <TvCard {...cards.news} />,
    seed: 'noor',
  },
} satisfies Meta<typeof TvFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Landscape: Story = {
  async play({ canvas, canvasElement }) {
    await readable(canvasElement, 16)
    // What one looks up for dominates: the next jamaat, and what is left until it.
    const biggest = Math.max(...[...canvasElement.querySelectorAll('td [data-numeral]')].map(typeOf))
    await expect(typeOf(canvas.getAllByText('16:11')[0] ?? canvasElement)).toBeGreaterThan(1.8 * biggest)
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:24:09')
    const countdown = canvas.getByText('1:24:09')
    await expect(typeOf(countdown)).toBeGreaterThan(biggest)
    // Its place is kept without it, and is as wide as what stands there.
    const figures = document.createRange()
    figures.selectNodeContents(countdown)
    const width = countdown.parentElement?.offsetWidth ?? 0
    await expect(Math.abs(figures.getBoundingClientRect().width - width)).toBeLessThan(2)
  },
}

export const Portrait: Story = {
  globals: onItsSide,
  args: { orientation: 'portrait', card: <TvCard {...cards.campaign} /> },
  play: ({ canvasElement }) => readable(canvasElement, 16),
}

/** In the last hour the lamps of the arch go out, one a minute. */
export const LastHour: Story = {
  args: {
    next: <TvNext {...next} countdown="22:31" minutes={23} />,
    facts: (
      <TvFacts
        facts={[]}
        warning={{ text: 'The sun is setting: only today’s Asr until', until: { figures: '15:59' } }}
      />
    ),
    card: <TvCard {...cards.changes} />,
  },
  async play({ canvasElement }) {
    await readable(canvasElement)
    const lamps = [...canvasElement.querySelectorAll('[class*=lamp]')]
    await expect([lamps.length, lamps.filter((lamp) => !lamp.matches('[data-out]')).length]).toEqual([60, 23])
  },
}

/** It says so itself: how old its times are, in words and with a mark; no line of the times gives way. */
export const OldTimes: Story = {
  globals: onItsSide,
  args: {
    orientation: 'portrait',
    table: <TvTable label="Today" headings={headings} rows={nightRows} />,
    next: <TvNext {...next} label="Next jamaat, tomorrow" countdown="11:24:09" />,
    states: ['No connection for 12 hours: these times are stored ones.'],
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection for 12 hours')
    await readable(canvasElement, 16)
  },
}

export const AWrongClock: Story = {
  args: {
    table: <TvTable label="Today" headings={headings} rows={nightRows} />,
    states: ['This screen’s clock is 4 minutes slow: corrected.'],
    card: <TvCard {...cards.campaign} />,
  },
  play: ({ canvasElement }) => readable(canvasElement, 16),
}

export const AFriday: Story = {
  globals: onItsSide,
  args: { orientation: 'portrait', table: <TvTable label="Today" headings={headings} rows={fridayRows} /> },
  play: ({ canvasElement }) => readable(canvasElement, 14),
}

/** The times stay beside it, and the next jamaat in a line. */
export const AnEmergency: Story = {
  args: {
    next: <TvAlarm title="Emergency" text="Please leave the building by the nearest door." />,
    facts: undefined,
    card: <TvNextLine {...next} />,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nearest door')
    await readable(canvasElement)
  },
}

export const ABurialAtNight: Story = {
  args: { night: true, card: <TvCard {...cards.burial} /> },
  play: ({ canvasElement }) => readable(canvasElement),
}

export const LongWords: Story = {
  args: {
    name: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale and Nidderdale',
    card: <TvCard {...cards.news} title="The upper car park is closed on Friday for the laying of the new surface" />,
    next: <TvNext {...next} label="Next jamaat, tomorrow" countdown="11:24:09" />,
  },
  play: ({ canvasElement }) => readable(canvasElement),
}

/** Nothing is said: the times have the whole screen. */
export const NothingSaid: Story = {
  args: { card: undefined },
  play: ({ canvasElement }) => readable(canvasElement, 16),
}

export const NothingSaidOnItsSide: Story = {
  ...NothingSaid,
  globals: onItsSide,
  args: { orientation: 'portrait', card: undefined },
}

/** Sentences of two lines are large below a small title, and say all they have to say. */
export const AnAnnouncement: Story = {
  args: { card: <TvCard {...cards.sentences} /> },
  play: ({ canvasElement }) => readable(canvasElement, 16),
}

export const GatheringsTold: Story = {
  args: {
    table: <TvTable label="Today" headings={headings} rows={fridayRows} />,
    card: <TvCard {...cards.gatherings} />,
  },
  play: ({ canvasElement }) => readable(canvasElement, 16),
}

/** Dark, with a small clock that is still to be read. */
export const WhilePeoplePray: Story = {
  render: () => (
    <TvPraying
      orientation="landscape"
      title="Maghrib"
      text="is being prayed"
      more="Please keep phones silent"
      clock={at('16:14')}
      place={0}
    />
  ),
  play: ({ canvasElement }) => readable(canvasElement, 1),
}

export const NotConnected: Story = {
  globals: onItsSide,
  render: () => (
    <TvQuiet
      orientation="portrait"
      title="This screen is not connected"
      text="Ask the mosque office for its address."
    />
  ),
  play: ({ canvasElement }) => readable(canvasElement, 0),
}
