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
  undoneBy: (sentence: string) => `${sentence} (undone)`,
}
