import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Star } from '../pattern/Star.tsx'
import { makeTheme } from '../theme/index.ts'
import { expectReadable, fontSizeOf } from './testing/readable.ts'
import { darkScreen, inPortrait, screens } from './testing/screen.tsx'
import { cards, facts, fridayRows, next, nightRows, rows } from './testing/samples.tsx'
import { TvAlarm } from './TvAlarm.tsx'
import { TvCard } from './TvCard.tsx'
import { TvFacts } from './TvFacts.tsx'
import { TvFrame } from './TvFrame.tsx'
import { TvNext } from './TvNext.tsx'
import { TvNextLine } from './TvNextLine.tsx'
import { TvPraying } from './TvPraying.tsx'
import { TvBlank } from './TvBlank.tsx'
import { TvTable } from './TvTable.tsx'
import { TvTime } from './TvTime.tsx'

const headings = { begins: 'Begins', jamaat: 'Jamaat' }
const clockAt = (figures: string) => <TvTime time={{ figures }} kind="clock" />

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
    clock: clockAt('14:46'),
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
    await expectReadable(canvasElement, 16)
    // The next jamaat and its countdown are larger than all other times.
    const maxOtherSize = Math.max(...[...canvasElement.querySelectorAll('td [data-numeral]')].map(fontSizeOf))
    await expect(fontSizeOf(canvas.getAllByText('16:11')[0] ?? canvasElement)).toBeGreaterThan(1.8 * maxOtherSize)
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:24:09')
    const countdown = canvas.getByText('1:24:09')
    await expect(fontSizeOf(countdown)).toBeGreaterThan(maxOtherSize)
    // The countdown's reserved space is as wide as its figures.
    const figures = document.createRange()
    figures.selectNodeContents(countdown)
    const width = countdown.parentElement?.offsetWidth ?? 0
    await expect(Math.abs(figures.getBoundingClientRect().width - width)).toBeLessThan(2)
  },
}

export const Portrait: Story = {
  globals: inPortrait,
  args: { orientation: 'portrait', card: <TvCard {...cards.campaign} /> },
  play: ({ canvasElement }) => expectReadable(canvasElement, 16),
}

/** In the last hour the arch's lamps go out, one per minute. */
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
    await expectReadable(canvasElement)
    const lamps = [...canvasElement.querySelectorAll('[class*=lamp]')]
    await expect([lamps.length, lamps.filter((lamp) => !lamp.matches('[data-out]')).length]).toEqual([60, 23])
  },
}

/** The screen shows how old its times are, with an icon, without dropping a row of times. */
export const OldTimes: Story = {
  globals: inPortrait,
  args: {
    orientation: 'portrait',
    table: <TvTable label="Today" headings={headings} rows={nightRows} />,
    next: <TvNext {...next} label="Next jamaat, tomorrow" countdown="11:24:09" />,
    warnings: ['No connection for 12 hours: these times are stored ones.'],
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection for 12 hours')
    await expectReadable(canvasElement, 16)
  },
}

export const WrongClock: Story = {
  args: {
    table: <TvTable label="Today" headings={headings} rows={nightRows} />,
    warnings: ['The clock was 4 minutes slow and has been corrected.'],
    card: <TvCard {...cards.campaign} />,
  },
  play: ({ canvasElement }) => expectReadable(canvasElement, 16),
}

export const Friday: Story = {
  globals: inPortrait,
  args: { orientation: 'portrait', table: <TvTable label="Today" headings={headings} rows={fridayRows} /> },
  play: ({ canvasElement }) => expectReadable(canvasElement, 14),
}

/** The times stay visible, and the next jamaat is on one line. */
export const Emergency: Story = {
  args: {
    next: <TvAlarm title="Emergency" text="Please leave the building by the nearest door." />,
    facts: undefined,
    card: <TvNextLine {...next} />,
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nearest door')
    await expectReadable(canvasElement)
  },
}

export const JanazahAtNight: Story = {
  args: { night: true, card: <TvCard {...cards.janazah} /> },
  play: ({ canvasElement }) => expectReadable(canvasElement),
}

export const LongText: Story = {
  args: {
    name: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale and Nidderdale',
    card: <TvCard {...cards.news} title="The upper car park is closed on Friday for the laying of the new surface" />,
    next: <TvNext {...next} label="Next jamaat, tomorrow" countdown="11:24:09" />,
  },
  play: ({ canvasElement }) => expectReadable(canvasElement),
}

/** Without a card, the times have the whole screen. */
export const WithoutCard: Story = {
  args: { card: undefined },
  play: ({ canvasElement }) => expectReadable(canvasElement, 16),
}

export const WithoutCardPortrait: Story = {
  ...WithoutCard,
  globals: inPortrait,
  args: { orientation: 'portrait', card: undefined },
}

/** Text of two lines is large below a small title, and is not truncated. */
export const Announcement: Story = {
  args: { card: <TvCard {...cards.sentences} /> },
  play: ({ canvasElement }) => expectReadable(canvasElement, 16),
}

export const Gatherings: Story = {
  args: {
    table: <TvTable label="Today" headings={headings} rows={fridayRows} />,
    card: <TvCard {...cards.gatherings} />,
  },
  play: ({ canvasElement }) => expectReadable(canvasElement, 16),
}

/** Dark, with a small but readable clock. */
export const DuringPrayer: Story = {
  render: () => (
    <TvPraying
      orientation="landscape"
      title="Maghrib"
      text="is being prayed"
      more="Please keep your phone on silent"
      clock={clockAt('16:14')}
      place={0}
    />
  ),
  play: ({ canvasElement }) => expectReadable(canvasElement, 1),
}

export const NotConnected: Story = {
  globals: inPortrait,
  render: () => (
    <TvBlank
      orientation="portrait"
      title="This screen is not connected"
      text="Ask the mosque office for its address."
    />
  ),
  play: ({ canvasElement }) => expectReadable(canvasElement, 0),
}
