import type { Prayer } from '../base/types.ts'
import { monthOf, weekdayOf } from './names.ts'
import { foldWords, squash } from './plain.ts'

/** The meaning of a heading or part of one. */
export type Heading = {
  prayer?: Prayer | 'sunrise'
  kind?: 'begins' | 'jamaat' | 'ends'
  /** The school in an Asr heading: 1 for the earlier time, 2 for the Hanafi one. */
  school?: 1 | 2
  /** A part of the date; `date` may be any of them. */
  date?: 'date' | 'month' | 'year'
  /** A name that means this prayer only if no other column does: sunset next to Maghrib is not its jamaat. */
  weak?: true
  /** A known column that is not needed. */
  other?: true
}

/** Other columns of timetables, which are ignored without a warning. */
const ignoredNames =
  /hijri|hijrah|hijra|islamic|jumu|jumah|jumma|khutb|zawa+l|istiwa|nisfunnahar|ishraq|ishraak|chasht|doha|dhuha|duha|imsa[ck]|midnight|tahajjud|firstthird|lastthird|awwabin|tara+w|witr|ramadan|ramazan|qibla|notes?$|remark|moon|sehr|sahri|sahr|suhoor|suhur|sahur|هجر|جمعه|زوال|اشراق|چاشت|ضحي|امساك|سحر|تهجد|منتصف|خطبه/
const prayers: readonly (readonly [RegExp, Prayer | 'sunrise'])[] = [
  [/sunrise|sh[ou]{1,3}r[ou]{1,3}[qk]|chourou[qk]|tuloo|tulu|شروق|طلوع/, 'sunrise'],
  [/faj[aei]?r|fadjr|subh|sobh|فجر|صبح/, 'fajr'],
  [/dhuhr|dhuhur|dhur|duhr|duhur|zuhr|zuhur|zohr|zuhar|zohar|thuhr|dohr|dhohr|zhuhr|zhur|luhr|ظهر/, 'dhuhr'],
  [/as[ae]?r|عصر/, 'asr'],
  [/ma?gh?ri?e?b|iftar|aftar|sunset|مغرب|افطار|غروب/, 'maghrib'],
  [/isha(?!r)|esha|eisha|icha|عشا/, 'isha'],
]
const jamaat = /jam|jmaa|iqa+m|iqma|[ie]kaa?m|congreg|اقام|جماع/
const begins = /begin|start|at?h+an|adh?an|aza+n|entry|entrance|time|waqt|اذان|وقت|شروع|اغاز|ابتدا|دخول/
const ends = /ends?$|ending|finish|qada|ختم|انتها/

const dates: readonly (readonly [RegExp, NonNullable<Heading['date']>])[] = [
  [/^(month|mth|mon|شهر|الشهر|مهينا|مهينه|ماه)$/, 'month'],
  [/^(year|yr|سنه|السنه|عام|سال)$/, 'year'],
  [
    /^(d?date|gregorian|gregoriandate|englishdate|daydate|dateday|calendar|day|days|dayofmonth|dom|weekday|dayofweek|dayname|dayno|daynumber|no|تاريخ|التاريخ|يوم|اليوم|ايام|دن|ميلادي|الميلادي|التاريخالميلادي|عيسوي|ميلاديتاريخ)$/,
    'date',
  ],
]

const schools: readonly (readonly [RegExp, 1 | 2])[] = [
  [/hanaf|mithlay?[ai]?n|2ndmithl|secondmithl|asr2|2nd|حنف|مثلين|مثل(ال)?ثان|مثلدوم|دوسرامثل/, 2],
  [/(mith?a?l|misl)i?(2|ii|second|tha+ni|sa+ni)/, 2],
  [/shafi|standard|jumhur|majority|1stmithl|firstmithl|asr1|1st|maliki|hanbal|شافع|مثل(ال)?اول|پهلامثل/, 1],
  [/(mith?a?l|misl)(1|i|i1|first|aw+al)/, 1],
]
/** School markers next to the name of Asr, as in "Asr (H)" and "Asr 2". */
const schoolMarks: ReadonlyMap<string, 1 | 2> = new Map([
  ...['s', 'sh', 'm1', '1', 'i', 'first', 'early', 'earlier', 'الاول', 'اول', 'پهلا'].map((mark) => [mark, 1] as const),
  ...['h', 'm2', '2', 'ii', 'second', 'late', 'later', 'الثاني', 'ثاني', 'دوم', 'دوسرا'].map(
    (mark) => [mark, 2] as const,
  ),
])

/** The normalised words of text; underscores also separate words. */
const wordsOf = (text: string): string[] => foldWords(text).match(/\p{L}+\d?|\d+\p{L}*/gu) ?? []

function schoolOf(name: string, text: string, isAsr: boolean): 1 | 2 | undefined {
  const namedSchool = schools.find(([pattern]) => pattern.test(name))?.[1]
  if (namedSchool !== undefined || !isAsr) return namedSchool
  return wordsOf(text)
    .map((word) => schoolMarks.get(word))
    .find((school) => school !== undefined)
}

/** Reads a heading, or one of several above a column. */
export function readHeading(text: string): Heading {
  // Skips times and dates quickly, because there are thousands of them.
  if (!/\p{L}/u.test(text)) return {}
  const name = squash(text)
  if (name === '') return {}
  const prayer = prayers.find(([pattern]) => pattern.test(name))?.[1]
  // A Jumu'ah column is not Dhuhr, but "Dhuhr / Jumu'ah" is; the end of Sehri is ignored, but "Fajr / Sehri ends" is
  // Fajr.
  const isOther =
    /hijri|islamic|zawa|khutb/.test(name) ||
    (prayer !== 'dhuhr' && /jumu|jumah|jumma|جمعه/.test(name)) ||
    (prayer !== 'sunrise' && /ishraq/.test(name))
  if (ignoredNames.test(name) && (prayer === undefined || isOther)) return { other: true }
  const heading: Heading = prayer === undefined ? {} : { prayer }
  if (prayer === 'maghrib' && !/ma?gh?ri?e?b|مغرب/.test(name)) heading.weak = true
  const isFastingTime = prayer === 'fajr' && /sehr|sahr|suh|imsa/.test(name) && !jamaat.test(name)
  if (isFastingTime) return { ...heading, kind: 'begins', weak: true }
  if (ends.test(name)) heading.kind = 'ends'
  else if (jamaat.test(name)) heading.kind = 'jamaat'
  else if (begins.test(name) && prayer !== 'sunrise') heading.kind = 'begins'
  else if (prayer !== 'sunrise') {
    // "Fajr B" and "Fajr J", or just the letters beneath the prayers.
    const words = wordsOf(text)
    if (words.includes('j')) heading.kind = 'jamaat'
    else if (words.includes('b')) heading.kind = 'begins'
  }
  const school = prayer === 'asr' || prayer === undefined ? schoolOf(name, text, prayer === 'asr') : undefined
  if (school !== undefined) heading.school = school
  const date = prayer === undefined ? dates.find(([pattern]) => pattern.test(name))?.[1] : undefined
  if (date !== undefined) heading.date = date
  // Many mosques use the month's name as the heading of its days.
  else if (
    prayer === undefined &&
    /^\p{L}+(20\d\d)?$/u.test(name) &&
    monthOf(name.replace(/20\d\d$/, '')) !== undefined
  )
    heading.date = 'date'
  else if (prayer === undefined && weekdayOf(name) !== undefined) heading.date = 'date'
  return heading
}
