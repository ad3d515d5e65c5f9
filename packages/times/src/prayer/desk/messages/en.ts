import { formatDay } from '@minaret/foundation/i18n'

const hijriMonths = [
  'Muharram',
  'Safar',
  'Rabiʿ al-Awwal',
  'Rabiʿ al-Thani',
  'Jumada al-Ula',
  'Jumada al-Akhirah',
  'Rajab',
  'Shaʿban',
  'Ramadan',
  'Shawwal',
  'Dhul-Qaʿdah',
  'Dhul-Hijjah',
]

/** What the desk says of prayer times. */
export const en = {
  saved: 'Saved. The website and displays are up to date.',
  changedSince: 'Somebody else changed this day while you were editing. Check both and save again.',
  unchanged: 'Nothing was changed.',
  wrongOrder: 'The last day is before the first. Choose the days again.',
  tooManyDays: 'Choose at most a year of days.',
  ruleTwice: 'Two rules apply at the same time. Keep one of them.',
  ruleIncomplete: 'A part of this rule is missing. Give it a time or a number of minutes.',
  otherHalf: (prayer: string, time: string, instead: string) =>
    `${time} is 12 hours away from ${prayer}. Write ${instead} instead.`,
  limitsCross: 'The earliest time of this rule is later than its latest. Swap them.',
  standsStill:
    'Maghrib can’t be at a fixed time, because sunset changes every day. Use minutes after sunset, without limits.',
  noDay: (day: string) => `There’s no day ${day} in the calendar. Choose another day.`,
  notFriday: (day: string) => `${formatDay('en', day)} isn’t a Friday, so it has no Jumu’ah.`,
  unreadableTime: 'This time can’t be read. Write it like 13:15.',
  undone: 'Undone. The previous times are back.',
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
  jumuah: "Jumu'ah",
  moved: (name: string, prayer: string, day: string, from: string, to: string) =>
    `${name} moved ${prayer} on ${day} from ${from} to ${to}`,
  added: (name: string, prayer: string, day: string, to: string) => `${name} set ${prayer} on ${day} to ${to}`,
  closed: (name: string, prayer: string, day: string) => `${name} set no ${prayer} jamaat on ${day}`,
  noted: (name: string, day: string, note: string) => `${name} wrote a note for ${day}: “${note}”`,
  noteRemoved: (name: string, day: string) => `${name} removed the note for ${day}`,
  sameAgain: (name: string, day: string) => `${name} saved ${day} without a change to its times`,
  noJamaat: 'no jamaat',
  asUsual: 'the usual times',
  taraweeh: 'Taraweeh',
  eid: 'Eid prayer',
  rangeChangedSince: 'Somebody else changed one of these days while you were editing. Check the list and save again.',
  rangeSet: (name: string, prayer: string, from: string, to: string, days: string, time: string) =>
    `${name} set ${prayer} to ${time} from ${from} to ${to} (${days})`,
  rangeClosed: (name: string, prayer: string, from: string, to: string, days: string) =>
    `${name} set no ${prayer} jamaat from ${from} to ${to} (${days})`,
  rangeUsual: (name: string, prayer: string, from: string, to: string, days: string) =>
    `${name} set ${prayer} back to the usual times from ${from} to ${to} (${days})`,
  rangeNoted: (name: string, from: string, to: string, days: string, note: string) =>
    `${name} wrote a note from ${from} to ${to} (${days}): “${note}”`,
  rangeNoteRemoved: (name: string, from: string, to: string, days: string) =>
    `${name} removed the notes from ${from} to ${to} (${days})`,
  dayCount: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  timetableRefused: 'This timetable still has problems. Check it again.',
  timetableChangedSince:
    'Somebody else changed the timetable while you were looking at this. Check the difference and save again.',
  timetableImported: (name: string, file: string, from: string, to: string, days: string) =>
    `${name} imported the timetable ${file} (${from} to ${to}): ${days} changed`,
  timetableRestored: (name: string, file: string) => `${name} went back to the timetable before ${file}`,
  timetableBefore: (file: string) => `the timetable before ${file}`,
  timetableSince: 'a timetable that was imported since',
  rulesChangedSince: 'Somebody else changed these rules while you were editing. Check both and save again.',
  rulesChanged: (name: string, prayer: string) => `${name} changed the rules for ${prayer}`,
  noRules: 'no rule',
  jumuahChanged: (name: string) => `${name} changed Jumu’ah on Fridays`,
  jumuahChangedSince: 'Somebody else changed Jumu’ah while you were editing. Check both and save again.',
  noJumuah: 'no Jumu’ah',
  undoneBy: (sentence: string) => `${sentence} (undone)`,
  hijriMonth: (month: number) => hijriMonths[month - 1] ?? '',
  hijriAnnounced: (name: string, month: string, day: string) => `${name} set ${month} to begin on ${day}`,
  hijriCalculated: (name: string, month: string) => `${name} set ${month} back to its calculated start`,
  hijriStart: (month: string, day: string) => `${month} begins on ${day}`,
  hijriStartCalculated: (month: string) => `${month} begins as calculated`,
  hijriUndone: 'Undone. The month begins as it did before.',
  hijriUnchanged: 'Nothing was changed: the month already begins then.',
  hijriChangedSince: 'Somebody else changed the Hijri months while you were looking. Check them and choose again.',
  hijriNoDay: 'That is not a day of the calendar. Choose another.',
  hijriFar: 'That is more than 3 days from the Umm al-Qura calendar. Check the month and the day.',
  hijriLength: (month: string, days: number) =>
    `${month} would have ${days} days, and a Hijri month has 29 or 30. If ${month} itself began on another day, set that first.`,
  hijriLater: (month: string, day: string) =>
    `${month} is set to begin on ${day}, which leaves a month with fewer than 29 days or more than 30. Change ${month} first.`,
}
