/** What the desk says of prayer times. */
export const en = {
  saved: 'Saved. The website and displays are up to date.',
  changedSince: 'Somebody else changed this day while you were editing. Check both and save again.',
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
}
