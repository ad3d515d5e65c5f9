import fc from 'fast-check'
import { clockTime } from '../base/calendar.ts'
import { prayers } from '../base/types.ts'
import type { TimetableDay } from '../base/types.ts'

/** A style of writing a table: its days, times and headings, and the text around it. */
export type Style = {
  day: keyof typeof dayStyles
  time: keyof typeof timeStyles
  heading: keyof typeof headingStyles
  delimiter: ',' | ';' | '\t' | '|'
  /** With `before`, each jamaat comes before its prayer's start time. */
  order: 'interleaved' | 'before' | 'blocks'
  weekday: boolean
  title: boolean
  notes: boolean
  extra: boolean
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const urduMonths = [
  'جنوری',
  'فروری',
  'مارچ',
  'اپریل',
  'مئی',
  'جون',
  'جولائی',
  'اگست',
  'ستمبر',
  'اکتوبر',
  'نومبر',
  'دسمبر',
]
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const dateParts = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return {
    year,
    month,
    day,
    name: months[month - 1] ?? '',
    date,
    weekday: weekdays[new Date(`${date}T00:00Z`).getUTCDay()] ?? '',
  }
}
type DateParts = ReturnType<typeof dateParts>
const padTwo = (value: number) => String(value).padStart(2, '0')
const toArabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

export const dayStyles = {
  iso: ({ date }: DateParts) => date,
  'dd/mm/yyyy': ({ year, month, day }: DateParts) => `${padTwo(day)}/${padTwo(month)}/${year}`,
  'm/d/yyyy': ({ year, month, day }: DateParts) => `${month}/${day}/${year}`,
  'd.m.yy': ({ year, month, day }: DateParts) => `${day}.${month}.${year % 100}`,
  'dd-mm-yy': ({ year, month, day }: DateParts) => `${padTwo(day)}-${padTwo(month)}-${year % 100}`,
  'mm-dd-yy': ({ year, month, day }: DateParts) => `${padTwo(month)}-${padTwo(day)}-${year % 100}`,
  'yy-mm-dd': ({ year, month, day }: DateParts) => `${year % 100}-${padTwo(month)}-${padTwo(day)}`,
  'yy/m/d': ({ year, month, day }: DateParts) => `${year % 100}/${month}/${day}`,
  'yy-Mon-dd': ({ year, name, day }: DateParts) => `${year % 100}-${name.slice(0, 3)}-${padTwo(day)}`,
  'yyyy-m-d': ({ year, month, day }: DateParts) => `${year}-${month}-${day}`,
  yyyymmdd: ({ year, month, day }: DateParts) => `${year}${padTwo(month)}${padTwo(day)}`,
  'd-Mon-yy': ({ year, name, day }: DateParts) => `${day}-${name.slice(0, 3)}-${year % 100}`,
  'weekday d Month yyyy': ({ weekday, year, name, day }: DateParts) => `${weekday} ${day} ${name} ${year}`,
  'Month d yyyy': ({ year, name, day }: DateParts) => `${name} ${day} ${year}`,
  serial: ({ date }: DateParts) => String(Date.parse(date) / 86_400_000 + 25_569),
  arabic: ({ year, month, day }: DateParts) => toArabicDigits(`${day}/${month}/${year}`),
  urdu: ({ year, month, day }: DateParts) => `${day} ${urduMonths[month - 1] ?? ''} ${year}`,
} as const

const twelveHourClock = (minutes: number) => `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${padTwo(minutes % 60)}`

export const timeStyles = {
  'HH:MM': clockTime,
  'H:MM': (minutes: number) => clockTime(minutes).replace(/^0/, ''),
  'HH:MM:SS': (minutes: number) => `${clockTime(minutes)}:00`,
  'HH.MM': (minutes: number) => clockTime(minutes).replace(':', '.'),
  HHhMM: (minutes: number) => clockTime(minutes).replace(':', 'h'),
  fraction: (minutes: number) => (minutes / 1440).toFixed(9),
  'h:mm AM': (minutes: number) => `${twelveHourClock(minutes)} ${minutes < 720 ? 'AM' : 'PM'}`,
  'h.mmpm': (minutes: number) => `${twelveHourClock(minutes).replace(':', '.')}${minutes < 720 ? 'am' : 'pm'}`,
  'h:mm': twelveHourClock,
  arabic: (minutes: number) => toArabicDigits(clockTime(minutes)),
} as const

type Names = {
  date: string
  sunrise: string
  begins(prayer: number): string
  jamaat(prayer: number): string
  /** Whether jamaat headings have no prayer name, so that they must be next to the prayer. */
  alone?: true
}
const englishNames = ['Fajr', 'Zuhr', 'Asr', 'Maghrib', 'Isha']
const nameAt = (names: readonly string[], index: number) => names[index] ?? ''

export const headingStyles = {
  own: {
    date: 'day',
    sunrise: 'sunrise',
    begins: (index) => `${nameAt(prayers, index)}_athan`,
    jamaat: (index) => `${nameAt(prayers, index)}_iqama`,
  },
  uk: {
    date: 'Date',
    sunrise: 'Sunrise',
    begins: (index) => `${nameAt(englishNames, index)} Begins`,
    jamaat: (index) => `${nameAt(englishNames, index)} Jama'ah`,
  },
  bare: {
    date: 'DATE',
    sunrise: 'SHURUQ',
    begins: (index) => nameAt(englishNames, index).toUpperCase(),
    jamaat: (index) => `IQAMAH ${nameAt(englishNames, index).toUpperCase()}`,
  },
  alone: {
    date: 'Date',
    sunrise: 'Sunrise',
    begins: (index) => nameAt(englishNames, index),
    jamaat: () => "Jama'a",
    alone: true,
  },
  letters: {
    date: 'Date',
    sunrise: 'Sunrise',
    begins: (index) => `${nameAt(englishNames, index)} B`,
    jamaat: (index) => `${nameAt(englishNames, index)} J`,
  },
  plugin: {
    date: 'd_date',
    sunrise: 'sunrise',
    begins: (index) => `${nameAt(englishNames, index).toLowerCase()}_begins`,
    jamaat: (index) => `${nameAt(englishNames, index).toLowerCase()}_jamah`,
  },
  arabic: {
    date: 'التاريخ',
    sunrise: 'الشروق',
    begins: (index) => nameAt(['الفجر', 'الظهر', 'العصر', 'المغرب', 'العشاء'], index),
    jamaat: (index) => `إقامة ${nameAt(['الفجر', 'الظهر', 'العصر', 'المغرب', 'العشاء'], index)}`,
  },
  urdu: {
    date: 'تاریخ',
    sunrise: 'طلوع آفتاب',
    begins: (index) => `${nameAt(['فجر', 'ظہر', 'عصر', 'مغرب', 'عشاء'], index)} شروع`,
    jamaat: (index) => `جماعت ${nameAt(['فجر', 'ظہر', 'عصر', 'مغرب', 'عشاء'], index)}`,
  },
} as const satisfies Record<string, Names>

/** A table without additional columns or text. */
export const plainStyle: Style = {
  day: 'iso',
  time: 'HH:MM',
  heading: 'uk',
  delimiter: ',',
  order: 'interleaved',
  weekday: false,
  title: false,
  notes: false,
  extra: false,
}

const anyKeyOf = <Key extends string>(record: Record<Key, unknown>): fc.Arbitrary<Key> => {
  const names: Key[] = []
  for (const name in record) names.push(name)
  return fc.constantFrom(...names)
}

/** Any supported style. */
export const anyStyle: fc.Arbitrary<Style> = fc.record({
  day: anyKeyOf(dayStyles),
  time: anyKeyOf(timeStyles),
  heading: anyKeyOf(headingStyles),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  order: fc.constantFrom('interleaved', 'before', 'blocks'),
  weekday: fc.boolean(),
  title: fc.boolean(),
  notes: fc.boolean(),
  extra: fc.boolean(),
})

/** Writes days in a style. */
export function writeInStyle(days: readonly TimetableDay[], style: Style): string {
  const time = timeStyles[style.time]
  const names: Names = headingStyles[style.heading]
  type Column = { heading: string; cell: (day: TimetableDay) => string }
  const begins = prayers.map((prayer, index): Column => ({
    heading: names.begins(index),
    cell: (day) => time(day[prayer].begins),
  }))
  const jamaat = prayers.map((prayer, index): Column => ({
    heading: names.jamaat(index),
    cell: (day) => (day[prayer].jamaat === undefined ? '' : time(day[prayer].jamaat)),
  }))
  const sunrise: Column = { heading: names.sunrise, cell: (day) => time(day.sunrise) }
  const columns: Column[] = [{ heading: names.date, cell: ({ date }) => dayStyles[style.day](dateParts(date)) }]
  if (style.weekday) columns.push({ heading: 'Weekday', cell: ({ date }) => dateParts(date).weekday })
  if (style.order === 'blocks' && !names.alone)
    columns.push(...begins.slice(0, 1), sunrise, ...begins.slice(1), ...jamaat)
  else {
    for (const [index, column] of begins.entries()) {
      const pair = [column, ...jamaat.slice(index, index + 1)]
      columns.push(...(style.order === 'before' ? pair.toReversed() : pair), ...(index === 0 ? [sunrise] : []))
    }
  }
  if (style.extra)
    columns.push({ heading: 'Hijri', cell: () => '11 Rajab 1447' }, { heading: 'Jumuah', cell: () => time(795) })
  const lines = [
    ...(style.title ? ['Masjid An-Noor', 'Prayer timetable'] : []),
    columns.map(({ heading }) => heading).join(style.delimiter),
    ...days.map((day) => columns.map(({ cell }) => cell(day)).join(style.delimiter)),
    ...(style.notes ? ['Please come early', 'Doors open at 5'] : []),
  ]
  return `${lines.join('\n')}\n`
}
