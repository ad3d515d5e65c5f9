import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { columns, maghrib, month, now, today } from '../overview/sample.ts'
import { withLargeText } from '../testing/largeText.ts'
import { skyPhases } from '../theme/skies.ts'
import { Countdown } from './Countdown.tsx'
import { NextHero } from './NextHero.tsx'
import { PrayerStrip } from './PrayerStrip.tsx'
import { PrayerTable } from './PrayerTable.tsx'

const meta = { title: 'Prayer/Times' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Strip: Story = {
  render: () => <PrayerStrip label="Today’s prayer times" beginsLabel="Begins" jamaatLabel="Jamaat" items={today} />,
  async play({ canvas }) {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(6)
    const asr = within(canvas.getByRole('list', { name: 'Today’s prayer times' }))
      .getByText('Asr')
      .closest('li')
    // Not by colour alone: a word and a star, and `aria-current` for screen readers.
    await expect(asr).toHaveTextContent('Asrnow')
    await expect(asr).toHaveAttribute('aria-current', 'time')
    await expect(asr).toHaveTextContent('Begins 13:51Jamaat 14:30')
    await expect(rows[1]).not.toHaveTextContent('Jamaat')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NoPrayerIsCurrent: Story = {
  render: () => (
    <PrayerStrip
      label="Today’s prayer times"
      beginsLabel="Begins"
      jamaatLabel="Jamaat"
      items={today.map((item) => ({ ...item, state: undefined }))}
    />
  ),
}

export const SixSkies: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {skyPhases.map((phase) => (
        <NextHero
          key={phase}
          phase={phase}
          seed="masjid-an-noor"
          date="Saturday 21 November"
          eyebrow="Next prayer"
          title={phase}
          countdownLabel="begins in"
          countdown={<Countdown until={maghrib} from={now} clock={() => now.getTime()} label={`Time until ${phase}`} />}
          facts={[{ label: 'Jamaat', value: '16:11' }]}
        >
          <PrayerStrip
            tone="night"
            label={`Times before ${phase}`}
            beginsLabel="Begins"
            jamaatLabel="Jamaat"
            items={today}
          />
        </NextHero>
      ))}
    </>
  ),
}

/** Pairs of texts of a day that are printed over each other. The headings may be hidden. */
function overlappingTexts(row: HTMLTableRowElement): string[] {
  if (row.parentElement?.tagName === 'THEAD') return []
  const texts = [...row.querySelectorAll<HTMLElement>('span, b')].filter(
    (element) => element.childElementCount === 0 && element.getClientRects().length > 0 && element.offsetWidth > 1,
  )
  const boxes = texts.map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
  return boxes.flatMap(({ text, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      )
      .map((other) => `${text} / ${other.text}`),
  )
}

const november = () => (
  <PrayerTable
    caption="November 2026"
    dayLabel="Day"
    beginsLabel="Begins"
    jamaatLabel="Jamaat"
    todayLabel="today"
    columns={columns}
    rows={month}
  />
)

/** A table wider than its container scrolls in its own region, also by keyboard. On a phone it fits. */
export const MonthInLargeText: Story = {
  render: november,
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('region')).toBeNull()
    await withLargeText(async () => {
      // On a phone each day is a block, which fits.
      if (window.innerWidth > 768) {
        const region = await canvas.findByRole('region', { name: 'November 2026' })
        await userEvent.tab()
        await expect(region).toHaveFocus()
      }
      await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
    })
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

/** A time with "am" or "pm" stays on one line; a table that does not fit scrolls. */
export const TwelveHours: Story = {
  render: () => {
    const withPm = (time: string) => `${time} pm`
    return (
      <>
        <PrayerStrip
          label="Today’s prayer times"
          beginsLabel="Begins"
          jamaatLabel="Jamaat"
          items={today.map((item) => ({
            ...item,
            begins: withPm(item.begins),
            jamaat: item.jamaat && withPm(item.jamaat),
          }))}
        />
        <PrayerTable
          caption="November 2026"
          dayLabel="Day"
          beginsLabel="Begins"
          jamaatLabel="Jamaat"
          todayLabel="today"
          columns={columns}
          rows={month
            .slice(0, 3)
            .map((row) => ({ ...row, times: { fajr: { begins: '05:50 am' }, isha: { begins: '11:05 pm' } } }))}
        />
      </>
    )
  },
  async play({ canvas }) {
    for (const time of [...canvas.getAllByText(/^\d\d:\d\d pm$/), ...canvas.getAllByText('11:05 pm')])
      await expect(time.getClientRects().length === 1 && time.getBoundingClientRect().height < 60).toBe(true)
  },
}

const withoutJamaats = month.slice(0, 8).map((row) => ({
  ...row,
  times: Object.fromEntries(Object.entries(row.times).map(([id, time]) => [id, time && { begins: time.begins }])),
}))

/** A mosque without jamaat times has one line of times a day. */
export const MonthWithoutJamaats: Story = {
  render: () => (
    <PrayerTable
      caption="November 2026"
      dayLabel="Day"
      beginsLabel="Begins"
      jamaatLabel="Jamaat"
      todayLabel="today"
      columns={columns.map((column) => ({ ...column, hasJamaat: false }))}
      rows={withoutJamaats}
    />
  ),
  async play({ canvas }) {
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect(rows.flatMap(overlappingTexts)).toEqual([])
    await expect(canvas.queryByText('Jamaat', { ignore: false })).toBeNull()
  },
}

/** A second Asr has no jamaat. */
export const MonthWithBothAsrs: Story = {
  render: () => (
    <PrayerTable
      caption="November 2026"
      dayLabel="Day"
      beginsLabel="Begins"
      jamaatLabel="Jamaat"
      todayLabel="today"
      columns={columns.flatMap((column) =>
        column.id === 'asr'
          ? [
              { ...column, label: 'Asr 1st' },
              { id: 'otherAsr', label: 'Asr 2nd', hasJamaat: false },
            ]
          : [column],
      )}
      rows={month.slice(0, 8).map((row) => ({ ...row, times: { ...row.times, otherAsr: { begins: '14:31' } } }))}
    />
  ),
  async play({ canvas }) {
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect(rows.flatMap(overlappingTexts)).toEqual([])
  },
}

export const Month: Story = {
  render: november,
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'November 2026' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7)
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(30)
    const day = within(table)
      .getByRole('rowheader', { name: /Sat 21 today/ })
      .closest('tr')
    await expect(day).toHaveAttribute('aria-current', 'date')
    await expect(day?.cells[1]).toHaveTextContent('Begins 05:50')
    await expect(day?.cells[1]).toHaveTextContent('Jamaat 06:30')
    await expect(within(table).getAllByRole<HTMLTableRowElement>('row').flatMap(overlappingTexts)).toEqual([])
  },
}
