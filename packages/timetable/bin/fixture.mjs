/**
 * Generates the demonstration timetables in `fixtures/`, for a fictional mosque, Masjid an-Noor in Bradford. Begins come
 * from adhan; jamaat follow rules that English mosques really use. So the tables have the difficulties of a real one:
 * wall-clock times across both clock changes, a summer Isha that begins after midnight, and a jamaat before it begins.
 *
 *   node bin/fixture.mjs          writes the files
 *   node bin/fixture.mjs --check  fails when the files differ from what this script generates
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { calculateDay } from '../src/calculation/calculate.ts'
import { daysOfMonth, isFriday } from '../src/base/calendar.ts'
import { writeTimetable } from '../src/write.ts'
import { noonOffset, wallClock } from '../src/base/zoned.ts'

const place = {
  latitude: 53.795,
  longitude: -1.759,
  timeZone: 'Europe/London',
  method: 'Karachi',
  madhab: 'Hanafi',
  highLatitudeRule: 'MiddleOfTheNight',
}

/** First and last fasting days as the demonstration mosque announced them. */
const ramadan = { 2026: ['2026-02-18', '2026-03-19'], 2027: ['2027-02-08', '2027-03-09'] }

const clockMinutes = (hours, minutes) => hours * 60 + minutes
const roundDown = (minutes, step) => Math.floor(minutes / step) * step
const roundUp = (minutes, step) => Math.ceil(minutes / step) * step

/** The printed row of a day, without jamaat. */
function begins(date) {
  const day = calculateDay(date, place)
  const minutes = ({ at }) => wallClock(new Date(at), place.timeZone).minutes
  return Object.fromEntries([
    ['date', date],
    ['sunrise', minutes(day.sunrise)],
    ...day.prayers.map(({ prayer, begins: moment }) => [prayer, { begins: minutes(moment) }]),
  ])
}

/** Jamaat times change on Saturdays, and immediately when Ramadan or summer time begins or ends. */
function weeksOf(days, fasting) {
  const weeks = []
  for (const [index, day] of days.entries()) {
    const before = days[index - 1]
    const changes =
      !before ||
      isFriday(before.date) ||
      fasting(before.date) !== fasting(day.date) ||
      noonOffset(before.date, place.timeZone) !== noonOffset(day.date, place.timeZone)
    if (changes) weeks.push([])
    weeks.at(-1).push(day)
  }
  return weeks
}

function withJamaat(week, fasts) {
  const summer = noonOffset(week[0].date, place.timeZone) > 0
  const earliest = (pick) => Math.min(...week.map(pick))
  const latest = (pick) => Math.max(...week.map(pick))
  const ishaBegins = ({ isha }) => (isha.begins < clockMinutes(3, 0) ? isha.begins + clockMinutes(24, 0) : isha.begins)

  // Fajr is three quarters of an hour before sunrise, and in Ramadan soon after the fast begins.
  const fajr = fasts
    ? roundUp(latest((day) => day.fajr.begins) + 15, 5)
    : Math.max(clockMinutes(3, 45), roundDown(earliest((day) => day.sunrise) - 45, 15))
  const asr = roundUp(latest((day) => day.asr.begins) + 10, 15)
  // Nobody waits until after midnight for Isha: the congregation prays it by 23:00, before it begins by the table.
  const isha = Math.min(clockMinutes(23, 0), Math.max(clockMinutes(19, 0), roundUp(latest(ishaBegins) + 10, 15)))
  return week.map((day) => ({
    ...day,
    fajr: { ...day.fajr, jamaat: fajr },
    dhuhr: {
      ...day.dhuhr,
      jamaat: isFriday(day.date) ? clockMinutes(13, 15) : summer ? clockMinutes(13, 30) : clockMinutes(13, 0),
    },
    asr: { ...day.asr, jamaat: asr },
    maghrib: { ...day.maghrib, jamaat: day.maghrib.begins + (fasts ? 10 : 5) },
    isha: { ...day.isha, jamaat: isha },
  }))
}

function yearOf(year) {
  const [first, last] = ramadan[year]
  const fasting = (date) => date >= first && date <= last
  const days = Array.from({ length: 12 }, (_, month) => daysOfMonth(year, month + 1)).flat()
  return weeksOf(days.map(begins), fasting).flatMap((week) => withJamaat(week, fasting(week[0].date)))
}

const check = process.argv.includes('--check')
for (const year of [2026, 2027]) {
  const file = new URL(`../fixtures/masjid-an-noor-${year}.csv`, import.meta.url)
  const text = writeTimetable(yearOf(year))
  if (!check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `fixtures/masjid-an-noor-${year}.csv does not match the output of bin/fixture.mjs. Run "node bin/fixture.mjs" and check the difference.`,
    )
    process.exitCode = 1
  }
}
