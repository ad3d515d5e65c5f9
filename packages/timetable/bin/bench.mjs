/**
 * Measures how long a year of one place takes, compared with a plain loop over adhan. The variants take turns in one
 * process, so that other work on the machine slows all of them equally.
 *
 *   npm run bench:times
 */
import { readFileSync } from 'node:fs'
import { CalculationMethod, Coordinates, HighLatitudeRule, Madhab, PrayerTimes } from 'adhan'
import { daysInYear, daysOfMonth } from '../src/base/calendar.ts'
import { noSchedule, openDays, readJamaatRules, readTimetable, rowsByDate } from '../src/index.ts'

const place = {
  latitude: 53.795,
  longitude: -1.759,
  timeZone: 'Europe/London',
  method: 'Karachi',
  madhab: 'Hanafi',
  highLatitudeRule: 'MiddleOfTheNight',
}
const year = 2026
const dates = Array.from({ length: 12 }, (_, at) => daysOfMonth(year, at + 1)).flat()
const file = new URL(`../fixtures/masjid-an-noor-${year}.csv`, import.meta.url)
const table = readTimetable(readFileSync(file, 'utf8'), { fileName: 'table.csv', timeZone: place.timeZone })
const jamaatRules = readJamaatRules({
  fajr: '20 minutes after',
  dhuhr: { always: '12:45', friday: '13:15', summer: '13:30' },
  asr: '10 minutes after, rounded to 15, changes on friday',
  maghrib: { always: '7 minutes after', ramadan: '15 minutes after' },
  isha: '15 minutes after, rounded to 15, changes on friday, not before 19:30, not after 22:45',
})
if (!table.ok || !jamaatRules.ok) throw new Error('The benchmark’s own table or rules are invalid.')
const rows = rowsByDate(table.days)
const schedule = { ...noSchedule, jamaat: jamaatRules.rules }

const plainAdhan = () => {
  const parameters = CalculationMethod.Karachi()
  parameters.madhab = Madhab.Hanafi
  parameters.highLatitudeRule = HighLatitudeRule.MiddleOfTheNight
  const coordinates = new Coordinates(place.latitude, place.longitude)
  let sum = 0
  for (const date of dates)
    sum += new PrayerTimes(coordinates, new Date(`${date}T12:00:00Z`), parameters).isha.getTime()
  return sum
}
const yearOf = (source) => () => {
  const { day } = openDays(source)
  return dates.reduce((sum, date) => sum + day(date).prayers.length, 0)
}

const runs = {
  'a plain loop over adhan': plainAdhan,
  'calculated, no rules': yearOf({ rows: new Map(), place }),
  'calculated, with jamaat rules': yearOf({ rows: new Map(), place, schedule }),
  "from the mosque's table": yearOf({ rows, place }),
}
const times = Object.fromEntries(Object.keys(runs).map((name) => [name, []]))
for (let round = 0; round < 120; round += 1)
  for (const [name, run] of Object.entries(runs)) {
    const start = performance.now()
    run()
    const duration = performance.now() - start
    // The first rounds warm the engine up.
    if (round >= 20) times[name].push(duration)
  }

const medianOf = (durations) => durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)]
const adhanMedian = medianOf(times['a plain loop over adhan'])
console.log(`A year (${daysInYear(year)} days) of one place, median of 100 interleaved rounds:\n`)
for (const [name, durations] of Object.entries(times)) {
  const median = medianOf(durations)
  console.log(`  ${name.padEnd(32)} ${median.toFixed(2).padStart(7)} ms   ${(median / adhanMedian).toFixed(2)} x adhan`)
}
