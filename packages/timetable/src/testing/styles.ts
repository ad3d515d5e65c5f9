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
  /** With `before`, each jamaat comes before its beginning. */
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
const urdu = ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const parts = (date: string) => {
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
type Parts = ReturnType<typeof parts>
const two = (value: number) => String(value).padStart(2, '0')
const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

export const dayStyles = {
  iso: ({ date }: Parts) => date,
  'dd/mm/yyyy': ({ year, month, day }: Parts) => `${two(day)}/${two(month)}/${year}`,
  'm/d/yyyy': ({ year, month, day }: Parts) => `${month}/${day}/${year}`,
  'd.m.yy': ({ year, month, day }: Parts) => `${day}.${month}.${year % 100}`,
  'dd-mm-yy': ({ year, month, day }: Parts) => `${two(day)}-${two(month)}-${year % 100}`,
  'mm-dd-yy': ({ year, month, day }: Parts) => `${two(month)}-${two(day)}-${year % 100}`,
  'yy-mm-dd': ({ year, month, day }: Parts) => `${year % 100}-${two(month)}-${two(day)}`,
  'yy/m/d': ({ year, month, day }: Parts) => `${year % 100}/${month}/${day}`,
  'yy-Mon-dd': ({ year, name, day }: Parts) => `${year % 100}-${name.slice(0, 3)}-${two(day)}`,
  'yyyy-m-d': ({ year, month, day }: Parts) => `${year}-${month}-${day}`,
  yyyymmdd: ({ year, month, day }: Parts) => `${year}${two(month)}${two(day)}`,
  'd-Mon-yy': ({ year, name, day }: Parts) => `${day}-${name.slice(0, 3)}-${year % 100}`,
  'weekday d Month yyyy': ({ weekday, year, name, day }: Parts) => `${weekday} ${day} ${name} ${year}`,
  'Month d yyyy': ({ year, name, day }: Parts) => `${name} ${day} ${year}`,
  serial: ({ date }: Parts) => String(Date.parse(date) / 86_400_000 + 25_569),
  arabic: ({ year, month, day }: Parts) => arabic(`${day}/${month}/${year}`),
  urdu: ({ year, month, day }: Parts) => `${day} ${urdu[month - 1] ?? ''} ${year}`,
} as const

const twelve = (minutes: number) => `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${two(minutes % 60)}`

export const timeStyles = {
  'HH:MM': clockTime,
  'H:MM': (minutes: number) => clockTime(minutes).replace(/^0/, ''),
  'HH:MM:SS': (minutes: number) => `${clockTime(minutes)}:00`,
  'HH.MM': (minutes: number) => clockTime(minutes).replace(':', '.'),
  HHhMM: (minutes: number) => clockTime(minutes).replace(':', 'h'),
  fraction: (minutes: number) => (minutes / 1440).toFixed(9),
  'h:mm AM': (minutes: number) => `${twelve(minutes)} ${minutes < 720 ? 'AM' : 'PM'}`,
  'h.mmpm': (minutes: number) => `${twelve(minutes).replace(':', '.')}${minutes < 720 ? 'am' : 'pm'}`,
  'h:mm': twelve,
  arabic: (minutes: number) => arabic(clockTime(minutes)),
} as const

type Names = {
  date: string
  sunrise: string
  begins(prayer: number): string
  jamaat(prayer: number): string
  /** Whether jamaats have no prayer in their heading, and must be next to it. */
  alone?: true
}
const english = ['Fajr', 'Zuhr', 'Asr', 'Maghrib', 'Isha']
const of = (names: readonly string[], at: number) => names[at] ?? ''

export const headingStyles = {
  own: {
    date: 'day',
    sunrise: 'sunrise',
    begins: (at) => `${of(prayers, at)}_athan`,
    jamaat: (at) => `${of(prayers, at)}_iqama`,
  },
  uk: {
    date: 'Date',
    sunrise: 'Sunrise',
    begins: (at) => `${of(english, at)} Begins`,
    jamaat: (at) => `${of(english, at)} Jama'ah`,
  },
  bare: {
    date: 'DATE',
    sunrise: 'SHURUQ',
    begins: (at) => of(english, at).toUpperCase(),
    jamaat: (at) => `IQAMAH ${of(english, at).toUpperCase()}`,
  },
  alone: {
    date: 'Date',
    sunrise: 'Sunrise',
    begins: (at) => of(english, at),
    jamaat: () => "Jama'a",
    alone: true,
  },
  letters: {
    date: 'Date',
    sunrise: 'Sunrise',
    begins: (at) => `${of(english, at)} B`,
    jamaat: (at) => `${of(english, at)} J`,
  },
  plugin: {
    date: 'd_date',
    sunrise: 'sunrise',
    begins: (at) => `${of(english, at).toLowerCase()}_begins`,
    jamaat: (at) => `${of(english, at).toLowerCase()}_jamah`,
  },
  arabic: {
    date: 'التاريخ',
    sunrise: 'الشروق',
    begins: (at) => of(['الفجر', 'الظهر', 'العصر', 'المغرب', 'العشاء'], at),
    jamaat: (at) => `إقامة ${of(['الفجر', 'الظهر', 'العصر', 'المغرب', 'العشاء'], at)}`,
  },
  urdu: {
    date: 'تاریخ',
    sunrise: 'طلوع آفتاب',
    begins: (at) => `${of(['فجر', 'ظہر', 'عصر', 'مغرب', 'عشاء'], at)} شروع`,
    jamaat: (at) => `جماعت ${of(['فجر', 'ظہر', 'عصر', 'مغرب', 'عشاء'], at)}`,
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

const keys = <Key extends string>(record: Record<Key, unknown>): fc.Arbitrary<Key> => {
  const names: Key[] = []
  for (const name in record) names.push(name)
  return fc.constantFrom(...names)
}

/** Any style that is understood. */
export const anyStyle: fc.Arbitrary<Style> = fc.record({
  day: keys(dayStyles),
  time: keys(timeStyles),
  heading: keys(headingStyles),
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
  const begins = prayers.map((prayer, at): Column => ({
    heading: names.begins(at),
    cell: (day) => time(day[prayer].begins),
  }))
  const jamaat = prayers.map((prayer, at): Column => ({
    heading: names.jamaat(at),
    cell: (day) => (day[prayer].jamaat === undefined ? '' : time(day[prayer].jamaat)),
  }))
  const sunrise: Column = { heading: names.sunrise, cell: (day) => time(day.sunrise) }
  const columns: Column[] = [{ heading: names.date, cell: ({ date }) => dayStyles[style.day](parts(date)) }]
  if (style.weekday) columns.push({ heading: 'Weekday', cell: ({ date }) => parts(date).weekday })
  if (style.order === 'blocks' && !names.alone)
    columns.push(...begins.slice(0, 1), sunrise, ...begins.slice(1), ...jamaat)
  else {
    for (const [at, column] of begins.entries()) {
      const pair = [column, ...jamaat.slice(at, at + 1)]
      columns.push(...(style.order === 'before' ? pair.toReversed() : pair), ...(at === 0 ? [sunrise] : []))
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
