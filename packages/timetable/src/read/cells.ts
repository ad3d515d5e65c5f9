import { dateOfNumber, dayNumber, isCalendarDay } from '../calendar.ts'

/** A cell that was understood, or a sentence about why it was not. */
type Read<Value> = { value: Value } | { problem: string }

const dayHint = 'Write days as YYYY-MM-DD, for example 2026-01-31'
const timeHint = 'Write times on the 24-hour clock as HH:MM, for example 16:12'
const keepText = 'in Excel, format the column as Text first'

/** The years one can ask for; a day outside them is a slip of the pen. */
const firstDay = '1970-01-01'
const lastDay = '2100-12-31'

/** Excel counts days from 1899-12-30; a year's worth around ours is surely such a number. */
const excelEpoch = dayNumber('1899-12-30')

/** Understands `YYYY-MM-DD` and nothing else: every other spelling is read differently by different people. */
export function readDay(text: string): Read<string> {
  if (isCalendarDay(text)) {
    if (text >= firstDay && text <= lastDay) return { value: text }
    return { problem: `${text} is not in a year we keep timetables for. Correct the year.` }
  }
  if (text === '') return { problem: `The day is empty. ${dayHint}.` }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { problem: `${text} is not a day of the calendar. Correct the day.` }
  if (/^\d{5}(\.\d+)?$/.test(text)) {
    const day = dateOfNumber(excelEpoch + Math.floor(Number(text)))
    return { problem: `"${text}" is Excel's own number for a day (${day}). ${dayHint}; ${keepText}.` }
  }
  if (/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}( .*)?$/.test(text)) {
    return {
      problem: `Excel or another program has rewritten the day as "${text}", which can be read in more than one way. ${dayHint}; ${keepText}.`,
    }
  }
  return { problem: `"${text}" is not a day we can read. ${dayHint}.` }
}

/** Understands `16:12`, and `6:11` or `16:12:00` as spreadsheets save them; minutes after midnight. */
export function readTime(text: string): Read<number> {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text) ?? []
  if (hours !== undefined && Number(hours) < 24 && Number(minutes) < 60) {
    return { value: Number(hours) * 60 + Number(minutes) }
  }
  if (text === '') return { problem: `The cell is empty. ${timeHint}.` }
  if (/^\d{1,2}[:.]\d{2}.*[ap]\.?m\.?$/i.test(text)) {
    return { problem: `"${text}" is on the 12-hour clock. ${timeHint}.` }
  }
  if (/^0?[.,]\d+$/.test(text)) {
    return { problem: `"${text}" is Excel's own number for a time, a part of the day. ${timeHint}; ${keepText}.` }
  }
  return { problem: `"${text}" is not a time we can read. ${timeHint}.` }
}
