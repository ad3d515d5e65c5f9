import { foldWords } from './plain.ts'

const fold = (...names: string[]): string[] => names.map((name) => foldWords(name).replaceAll(' ', ''))

/** Month names in English, both kinds of Arabic, and Urdu. */
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

/** Weekday names, from Sunday as in `Date`. */
const weekdays = [
  fold('sunday', 'sun', 'الأحد', 'اتوار'),
  fold('monday', 'mon', 'الاثنين', 'الإثنين', 'پیر', 'سوموار'),
  fold('tuesday', 'tues', 'tue', 'الثلاثاء', 'منگل'),
  fold('wednesday', 'weds', 'wed', 'الأربعاء', 'بدھ'),
  fold('thursday', 'thurs', 'thur', 'thu', 'الخميس', 'جمعرات'),
  fold('friday', 'fri', 'الجمعة', 'جمعہ'),
  fold('saturday', 'sat', 'السبت', 'ہفتہ', 'سنیچر'),
]

const indexNames = (names: readonly string[][]) =>
  new Map(names.flatMap((month, position) => month.map((name) => [name, position] as const)))

const monthIndex = indexNames(months)
const weekdayIndex = indexNames(weekdays)
/** Arabic months of two words, which are replaced by single words before a date is split. */
const longMonths = [
  [/كانون الثاني/g, 'يناير'],
  [/كانون الاول/g, 'ديسمبر'],
  [/تشرين الاول/g, 'اكتوبر'],
  [/تشرين الثاني/g, 'نوفمبر'],
] as const

/** Normalises text so that every month is a single word. */
export function foldDate(text: string): string {
  let foldedText = foldWords(text)
  for (const [name, word] of longMonths) foldedText = foldedText.replaceAll(name, word)
  return foldedText
}

/** The month of a normalised word, 1 to 12; undefined if none. */
export const monthOf = (word: string): number | undefined => {
  const index = monthIndex.get(word)
  return index === undefined ? undefined : index + 1
}

/** The weekday of a normalised word, 0 for Sunday; undefined if none. */
export const weekdayOf = (word: string): number | undefined => weekdayIndex.get(word)

const englishWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The English name of a weekday. */
export const weekdayName = (day: number): string => englishWeekdays[day] ?? ''
