import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from '../meter/Meter.tsx'
import { Grid } from '../site/Page.tsx'
import { Card } from './Card.tsx'
import { MediaCard } from './MediaCard.tsx'
import { MediaRow } from './MediaRow.tsx'

const meta = {
  component: MediaCard,
  args: {
    title: 'The Friday kitchen',
    href: '#kitchen',
    seed: 'kitchen',
    level: 2,
    eyebrow: 'Sadaqah',
    cue: 'Donate',
  },
} satisfies Meta<typeof MediaCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutAPicture: Story = {
  args: {
    summary: 'A hot meal for anyone who comes.',
    children: <Meter label="Raised" value={62} max={100} text="£620 of £1,000" />,
  },
  async play({ canvas }) {
    // One link, named after the card's title; the cue is only visual.
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link')).toHaveAccessibleName('The Friday kitchen')
    await expect(canvas.getByRole('progressbar', { name: 'Raised' })).toHaveAttribute(
      'aria-valuetext',
      '£620 of £1,000',
    )
  },
}

/** A card without a page to link to. */
export const WithoutLink: Story = {
  args: { href: undefined, summary: 'How we grew from a front room in 1967 to a mosque for eight hundred people.' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Donate')).toBeNull()
  },
}

const sky =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#27406b" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="1.4" fill="#f4dfa5"/></svg>',
  )

export const WithAPicture: Story = {
  args: { image: { src: sky, alt: '', width: 640, height: 360 }, summary: 'Under the evening sky.' },
  async play({ canvasElement }) {
    const image = canvasElement.querySelector('img')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('width', '640')
  },
}

/** With several widths, `sizes` gives the browser the card's width before layout. */
export const WithSeveralWidths: Story = {
  args: { image: { src: sky, webp: `${sky} 640w`, alt: '', width: 640, height: 360 } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('source')).toHaveAttribute(
      'sizes',
      '(min-width: 37rem) max(24rem, 27vw), 100vw',
    )
  },
}

/** Each card has its own pattern. */
export const ManyPatterns: Story = {
  render: (args) => (
    <Grid>
      {Array.from({ length: 12 }, (_, i) => (
        <MediaCard key={i} {...args} title={`Cause ${i + 1}`} href={`#cause-${i}`} seed={`cause-${i}`} />
      ))}
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: () => (
    <Grid>
      <Card>Raised</Card>
      <Card tone="quiet">Quiet</Card>
      <Card tone="tinted">Tinted</Card>
    </Grid>
  ),
}

/** Rows stay low on a phone: a long summary is cut, a long title wraps. */
export const Rows: Story = {
  render: ({ href = '', seed }) => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <Grid dense>
        <MediaRow
          href={href}
          seed={seed}
          title="Zakat"
          summary="100% goes to eligible people in this city, every month."
        />
        <MediaRow href={href} seed={seed} title="A new roof for the prayer hall" />
      </Grid>
    </div>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    for (const row of canvasElement.querySelectorAll('article'))
      await expect(Math.round(row.getBoundingClientRect().height)).toBeLessThanOrEqual(74)
  },
}

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesentwurfsnummer'

/** A word longer than the card breaks within it, without clipping or overflow. */
export const OneLongWord: Story = {
  render: (args) => (
    <Grid>
      <MediaCard {...args} eyebrow={word} title={word} summary={word} />
      <Card>{word}</Card>
    </Grid>
  ),
  async play({ canvas }) {
    for (const text of canvas.getAllByText(word)) {
      const box = text.closest('article, [data-tone]') ?? text
      await expect(text.scrollWidth).toBeLessThanOrEqual(Math.ceil(box.getBoundingClientRect().width))
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
