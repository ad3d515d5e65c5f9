import { foldWords } from './plain.ts'

const fold = (...names: string[]): string[] => names.map((name) => foldWords(name).replaceAll(' ', ''))

/** Names of the twelve months: English, Arabic of both kinds, Urdu. */
const months = [
  fold('january', 'jan', 'يناير', 'كانون الثاني', 'جنوری'),
  fold('february', 'feb', 'فبراير', 'شباط', 'فروری'),
  fold('march', 'mar', 'مارس', 'آذار', 'مارچ'),
  fold('april', 'apr', 'أبريل', 'إبريل', 'نيسان', 'اپریل'),
  fold('may', 'مايو', 'أيار', 'مئی'),
  fold('june', 'jun', 'يونيو', 'يونيه', 'حزيران', 'جون'),
  fold('july', 'jul', 'يوليو', 'يوليه', 'تموز', 'جولائی'),
  fold('august', 'aug', 'أغسطس', 'آب', 'اگست'),
  fold('september', 'sept', 'sep', 'سبتمبر', 'أيلول', 'ستمبر'),
  fold('october', 'oct', 'أكتوبر', 'تشرين الأول', 'اکتوبر'),
  fold('november', 'nov', 'نوفمبر', 'تشرين الثاني', 'نومبر'),
  fold('december', 'dec', 'ديسمبر', 'كانون الأول', 'دسمبر'),
]

/** Names of the days of the week, Sunday first as `Date` counts. */
const weekdays = [
  fold('sunday', 'sun', 'الأحد', 'اتوار'),
  fold('monday', 'mon', 'الاثنين', 'الإثنين', 'پیر', 'سوموار'),
  fold('tuesday', 'tues', 'tue', 'الثلاثاء', 'منگل'),
  fold('wednesday', 'weds', 'wed', 'الأربعاء', 'بدھ'),
  fold('thursday', 'thurs', 'thur', 'thu', 'الخميس', 'جمعرات'),
  fold('friday', 'fri', 'الجمعة', 'جمعہ'),
  fold('saturday', 'sat', 'السبت', 'ہفتہ', 'سنیچر'),
]

const index = (names: readonly string[][]) =>
  new Map(names.flatMap((each, at) => each.map((name) => [name, at] as const)))

const monthIndex = index(months)
const weekdayIndex = index(weekdays)
/** Arabic months of two words, which a date is searched for before it is split into words. */
const longMonths = [
  [/كانون الثاني/g, 'يناير'],
  [/كانون الاول/g, 'ديسمبر'],
  [/تشرين الاول/g, 'اكتوبر'],
  [/تشرين الثاني/g, 'نوفمبر'],
] as const

/** A text, folded, whose months are one word each. */
export function foldDate(text: string): string {
  let folded = foldWords(text)
  for (const [name, single] of longMonths) folded = folded.replaceAll(name, single)
  return folded
}

/** Month 1 to 12 of a folded word, or nothing. */
export const monthOf = (word: string): number | undefined => {
  const at = monthIndex.get(word)
  return at === undefined ? undefined : at + 1
}

/** Weekday of a folded word, 0 for Sunday, or nothing. */
export const weekdayOf = (word: string): number | undefined => weekdayIndex.get(word)

const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A weekday's name for a sentence. */
export const weekdayName = (day: number): string => english[day] ?? ''
