import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { today } from '../overview/sample.ts'
import { Star } from '../pattern/Pattern.tsx'
import { makeTheme } from '../theme/index.ts'
import { TvFrame } from './TvFrame.tsx'
import { TvNext } from './TvNext.tsx'
import { TvTable } from './TvTable.tsx'

const seeds = new Map([
  ['tile', '#0f6e6a'],
  ['plum', '#7a2d5a'],
  ['saffron', '#f2b705'],
])

/** A screen is dark, whatever the visitor of a page prefers; its app inlines the same. */
const darkScreen: Decorator = (Story, { globals }) => (
  <div className="screen">
    <style>
      {makeTheme(seeds.get(String(globals.tenant)) ?? '#0f6e6a', { selector: ':root .screen', scheme: 'dark' })}
    </style>
    <Story />
  </div>
)

const meta = {
  title: 'Tv/Tv',
  component: TvFrame,
  decorators: [darkScreen],
  globals: { viewport: { value: 'landscape', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        landscape: { name: 'A screen', styles: { width: '1920px', height: '1080px' } },
        portrait: { name: 'A screen on its side', styles: { width: '1080px', height: '1920px' } },
      },
    },
  },
  args: {
    orientation: 'landscape',
    name: 'Masjid an-Noor',
    logo: <Star />,
    dates: ['Saturday 21 November', '11 Jumada al-Akhirah 1448'],
    clock: '14:46',
    next: <TvNext title="Maghrib jamaat" time="16:11" countdownLabel="in" countdown="1:24:09" phase="asr" />,
    table: <TvTable label="Today" headings={{ prayer: 'Today', begins: 'Begins', jamaat: 'Jamaat' }} rows={today} />,
    notice: 'Please silence your phone. Jumu’ah is at 13:15.',
    seed: 'noor',
  },
} satisfies Meta<typeof TvFrame>
export default meta
type Story = StoryObj<typeof meta>

/** How tall its digits are drawn, and its letters' size, in pixels. */
function sizes(element: Element) {
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('Nothing to measure with.')
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return { digit: pen.measureText('0').actualBoundingBoxAscent, type: Number.parseFloat(fontSize) }
}

/** The promises of a screen at ten metres, computed from what is drawn. */
async function readable(canvasElement: HTMLElement) {
  await document.fonts.ready
  const { innerHeight: height, innerWidth: width } = window
  const clock = canvasElement.querySelector('header > div:last-child')
  const numerals = [...canvasElement.querySelectorAll('[data-numeral]'), ...(clock ? [clock] : [])]
  await expect(numerals.length).toBeGreaterThan(12)
  const drawn = numerals.map(sizes)
  await expect(Math.min(...drawn.map(({ type }) => type)) / height).toBeGreaterThanOrEqual(0.06)
  await expect(Math.min(...drawn.map(({ digit }) => digit)) / Math.min(height, width)).toBeGreaterThanOrEqual(0.06)
  // Nothing runs out of its place.
  const outside = [...canvasElement.querySelectorAll('td, th, h1, h2, p, table, section')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return Math.min(left, top) < 0 || right > width || bottom > height
  })
  await expect(outside.map(({ textContent }) => textContent)).toEqual([])
  const cut = [...canvasElement.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
  await expect(cut.map(({ textContent }) => textContent)).toEqual([])
  // Beside the numerals there are two sizes of words.
  const words = [...canvasElement.querySelectorAll('h1, h2, p, th')].filter(
    (element) => element.textContent && !element.matches('[data-numeral]'),
  )
  await expect(new Set(words.map((element) => getComputedStyle(element).fontSize)).size).toBe(2)
}

export const Landscape: Story = {
  async play({ canvas, canvasElement }) {
    await readable(canvasElement)
    const biggest = Math.max(...[...canvasElement.querySelectorAll('td')].map((cell) => sizes(cell).type))
    await expect(sizes(canvas.getByText('16:11', { selector: 'p' })).type).toBeGreaterThan(2 * biggest)
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:24:09')
  },
}

export const Portrait: Story = {
  globals: { viewport: { value: 'portrait', isRotated: false } },
  args: { orientation: 'portrait' },
  play: ({ canvasElement }) => readable(canvasElement),
}

/** It says so itself: how old its times are, in words and with a mark. */
export const OldTimes: Story = {
  args: { state: 'These times are from Wednesday. The screen has no connection.' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('These times are from Wednesday.')
    await readable(canvasElement)
  },
}

export const AWrongClock: Story = {
  globals: { viewport: { value: 'portrait', isRotated: false } },
  args: { orientation: 'portrait', state: 'This screen’s clock was 4 minutes slow. The time shown is the right one.' },
  play: ({ canvasElement }) => readable(canvasElement),
}

export const Night: Story = { args: { night: true, notice: undefined } }

export const LongWords: Story = {
  args: {
    name: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale and Nidderdale',
    notice:
      'The upper car park is closed on Friday for the laying of the new surface: please use the mill’s yard, and walk along the canal.',
    next: <TvNext title="Maghrib jamaat" time="16:11" countdownLabel="in" countdown="11:24:09" phase="maghrib" />,
  },
  play: ({ canvasElement }) => readable(canvasElement),
}
