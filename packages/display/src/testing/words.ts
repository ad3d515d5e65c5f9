import { formatOf } from '../words/formatOf.ts'
import type { BoardMessages } from '../words/words.ts'

const split = (text: string) => text.split(' ')

/** English text and formats, in the shape of the message catalogues. */
export const english: BoardMessages = {
  t: {
    prayer: {
      names: { fajr: 'Fajr', sunrise: 'Sunrise', dhuhr: 'Dhuhr', asr: 'Asr', maghrib: 'Maghrib', isha: 'Isha' },
      eid: { fitr: 'Eid al-Fitr', adha: 'Eid al-Adha' },
      mithl: { first: 'Mithl 1', second: 'Mithl 2' },
      now: 'now',
      jumuah: 'Jumu’ah',
      imsak: 'Imsak',
      iftar: 'Iftar',
      taraweeh: 'Taraweeh',
      nextJamaat: 'Next jamaat',
      nextJamaatTomorrow: 'Next jamaat, tomorrow',
      nextPrayer: 'Next prayer',
      nextPrayerTomorrow: 'Next prayer, tomorrow',
      date: ({ weekday, date }) => `${weekday} ${date}`,
      hijri: ({ day, month, year }) => `${day} ${month} ${year}`,
      hijriMonth: ({ usual }) => usual,
      change: ({ day, prayer, time }) => `From ${day}: ${prayer} jamaat ${time}`,
      changeToNone: ({ day, prayer }) => `From ${day}: no ${prayer} jamaat`,
      jumuahChange: ({ day, which, time }) => `From ${day}: ${which} ${time}`,
      jumuahChangeToNone: ({ day, which, before }) => `From ${day}: no ${which} ${before}`,
    },
    tvPlain: {
      today: 'Today',
      tomorrow: 'Tomorrow',
      day: ({ weekday, number }) => `${weekday} ${number}`,
      left: ({ hours, hoursFigure, minutesFigure }) =>
        hours > 0 ? `${hoursFigure} h ${minutesFigure}` : minutesFigure,
      news: 'From the mosque',
      cancelled: 'cancelled',
      changes: 'Jamaat time changes',
      janazah: 'Janazah',
      emergency: 'Emergency',
    },
  },
  format: formatOf({
    dir: 'ltr',
    digits: split('0 1 2 3 4 5 6 7 8 9'),
    weekdays: split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: split('Sun Mon Tue Wed Thu Fri Sat'),
    date: '{day} {month} {year}',
    months: split('January February March April May June July August September October November December'),
    hijriMonths: split('1 2 3 4 5 6 7 8 9 10 11 12'),
  }),
}
