import { Select, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { weekdayIndex } from '../../app/weekdayIndex.ts'
import { dayAfter } from '../frame/index.ts'
import { type AnnouncementFields, janazahPrayers } from './fields.ts'

export type JanazahFieldsProps = {
  fields: AnnouncementFields
  onEdit(next: Partial<AnnouncementFields>): void
  /** `YYYY-MM-DD` at the mosque. */
  today: string
  isNameMissing: boolean
}

/** The days to choose from for a janazah: the week from today. */
const daysFrom = (today: string) => [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(today, days))

/** The deceased, and the prayer before the janazah; the text is generated. */
export function JanazahFields({ fields, onEdit, today, isNameMissing }: JanazahFieldsProps) {
  const { t, format } = useMessages('deskAnnouncements')
  const { t: desk } = useMessages('desk')
  const texts = t.deskAnnouncements
  const days = [...new Set([...daysFrom(today), fields.day])].toSorted()
  const dayName = (day: string) => {
    const date = desk.prayer.date(format.day(day))
    if (day === today) return texts.today({ day: date })
    return day === dayAfter(today, 1) ? texts.tomorrow({ day: date }) : date
  }
  const isFriday = weekdayIndex(fields.day) === 5
  const prayers = janazahPrayers.filter((prayer) => prayer !== (isFriday ? 'dhuhr' : 'jumuah'))
  const onDayChange = (day: string) => {
    const [from, to] = weekdayIndex(day) === 5 ? (['dhuhr', 'jumuah'] as const) : (['jumuah', 'dhuhr'] as const)
    onEdit({ day, ...(fields.prayer === from ? { prayer: to } : {}) })
  }
  return (
    <>
      <TextField
        label={texts.deceased}
        error={isNameMissing ? texts.deceasedNeeded : undefined}
        maxLength={80}
        autoComplete="off"
        dir="auto"
        value={fields.deceased}
        onChange={({ target }) => onEdit({ deceased: target.value })}
      />
      <Select
        label={texts.day}
        value={fields.day}
        options={days.map((day) => ({ value: day, label: dayName(day) }))}
        onChange={({ target }) => onDayChange(target.value)}
      />
      <Select
        label={texts.after}
        value={fields.prayer}
        options={prayers.map((prayer) => ({
          value: prayer,
          label: prayer === 'jumuah' ? desk.desk.day.jumuah : desk.prayer.names[prayer],
        }))}
        onChange={({ target }) => {
          const prayer = prayers.find((option) => option === target.value)
          if (prayer) onEdit({ prayer })
        }}
      />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        maxLength={80}
        dir="auto"
        value={fields.place}
        onChange={({ target }) => onEdit({ place: target.value })}
      />
    </>
  )
}
