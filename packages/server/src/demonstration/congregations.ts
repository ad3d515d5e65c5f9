import type { WrittenSchedule } from '../prayer/writeSchedule.ts'

/** An-Noor has a table of its own; what its table does not hold, and what the next year's will need, is here. */
const anNoor: WrittenSchedule = {
  jamaat: {
    fajr: '30 minutes before the end, rounded to 15, changes on saturday',
    dhuhr: { always: '13:00', summer: '13:30' },
    asr: '15 minutes after, rounded to 15, changes on saturday',
    maghrib: { always: '5 minutes after', ramadan: '10 minutes after' },
    isha: '15 minutes after, rounded to 15, changes on saturday, not before 19:00, not after 23:00',
  },
  jumuah: [
    {
      name: 'First',
      rules: { always: '13:15' },
      venue: 'Main hall',
      language: 'English and Arabic',
      khatib: 'Shaykh Idris Rahman',
    },
    {
      name: 'Second',
      rules: { always: '14:00' },
      venue: 'Community hall',
      language: 'Urdu',
      khatib: 'Mawlana Hamza Malik',
    },
  ],
  eid: [
    { eid: 'fitr', at: 7 * 60 + 30, venue: 'Main hall' },
    { eid: 'fitr', at: 9 * 60, venue: 'Lister Fields, weather permitting' },
    { eid: 'adha', at: 7 * 60, venue: 'Main hall' },
    { eid: 'adha', at: 8 * 60 + 30, venue: 'Main hall' },
  ],
}

/** By rules alone, on calculated days: how a mosque without a printed table works. */
const byRules: WrittenSchedule = {
  jamaat: {
    fajr: { always: '20 minutes after, rounded to 5', ramadan: '15 minutes after' },
    dhuhr: { always: '12:45', friday: '13:30', summer: '13:30' },
    asr: '10 minutes after, rounded to 15, changes on friday',
    maghrib: { always: '5 minutes after', ramadan: '10 minutes after' },
    isha: { always: '15 minutes after, rounded to 15, changes on friday, not before 19:30, not after 22:45' },
  },
  jumuah: [{ rules: { always: '13:15' }, language: 'English' }],
  eid: [
    { eid: 'fitr', at: 8 * 60 },
    { eid: 'adha', at: 8 * 60 },
  ],
}

/** What the demonstration's mosques have written of their congregations, by slug. Names belong to nobody. */
export const demonstrationSchedules: Readonly<Record<string, WrittenSchedule>> = {
  'an-noor': anNoor,
  'al-falah': byRules,
  'ar-rahma': byRules,
  'as-salam': byRules,
}
