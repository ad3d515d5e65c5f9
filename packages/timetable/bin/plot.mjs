/**
 * Draws a year of prayer times for docs/prayer-times.md: each day from midnight at the top to midnight at the bottom, the
 * year from left to right, each prayer's time in the colour of its sky, and its congregation as a line.
 *
 *   node --conditions=source bin/plot.mjs          writes docs/prayer-times.svg
 *   node --conditions=source bin/plot.mjs --check  fails when the drawing is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { addDays, openDays, readTimetable, rowsByDate } from '../src/index.ts'

const year = 2026
const timeZone = 'Europe/London'
const place = {
  latitude: 53.795,
  longitude: -1.759,
  timeZone,
  method: 'Karachi',
  madhab: 'Hanafi',
  highLatitudeRule: 'MiddleOfTheNight',
}
const readYear = (each) => {
  const file = new URL(`../fixtures/masjid-an-noor-${each}.csv`, import.meta.url)
  const table = readTimetable(readFileSync(file, 'utf8'), { fileName: 'table.csv', timeZone })
  if (!table.ok) throw new Error('The demonstration table cannot be read.')
  return table.days
}
const { day, raw } = openDays({ rows: rowsByDate([...readYear(year), ...readYear(year + 1)]), place })
const dates = []
for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) dates.push(date)

const [left, top, width, height] = [64, 56, 1080, 560]
const x = (at) => left + (at / (dates.length - 1)) * width
const y = (minutes) => top + (minutes / 1440) * height
const toTenth = (value) => Number(value.toFixed(1))
const point = (at, minutes) => `${toTenth(x(at))},${toTenth(y(Math.min(1440, Math.max(0, minutes))))}`

/** A line across the year, with gaps where minutes are missing. It jumps where the clocks change. */
const line = (values) =>
  values
    .map((minutes, at) =>
      minutes === undefined ? '' : `${values[at - 1] === undefined ? 'M' : 'L'}${point(at, minutes)}`,
    )
    .join('')

const band = (upper, lower) =>
  `M${upper.map((minutes, at) => point(at, minutes)).join('L')}L${lower
    .map((minutes, at) => point(at, minutes))
    .toReversed()
    .join('L')}Z`

const eachDay = (pick) => dates.map((date) => pick(raw(date)))
const begins = {
  fajr: eachDay(({ begins: { fajr } }) => fajr.minutes),
  sunrise: eachDay(({ sunrise }) => sunrise.minutes),
  dhuhr: eachDay(({ begins: { dhuhr } }) => dhuhr.minutes),
  asr: eachDay(({ begins: { asr } }) => asr.minutes),
  maghrib: eachDay(({ begins: { maghrib } }) => maghrib.minutes),
  isha: eachDay(({ begins: { isha } }) => isha.minutes),
}
// The part of Isha's column past midnight is drawn at the top of the same day's column.
const overnight = begins.isha.map((minutes) => Math.max(0, minutes - 1440))
const midnight = dates.map(() => 0)
const end = dates.map(() => 1440)

const skies = [
  { fill: '#141b3d', upper: midnight, lower: begins.fajr },
  { fill: '#3f4f8a', upper: begins.fajr, lower: begins.sunrise },
  { fill: '#f3d9b1', upper: begins.sunrise, lower: begins.dhuhr },
  { fill: '#9cc7e6', upper: begins.dhuhr, lower: begins.asr },
  { fill: '#e9b872', upper: begins.asr, lower: begins.maghrib },
  { fill: '#b0567a', upper: begins.maghrib, lower: begins.isha },
  { fill: '#141b3d', upper: begins.isha, lower: end },
  { fill: '#b0567a', upper: midnight, lower: overnight },
]

const jamaat = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'].map((prayer) =>
  dates.map((date) => {
    const time = day(date).prayers.find((one) => one.prayer === prayer)?.jamaat?.time
    if (!time || (prayer === 'dhuhr' && new Date(date).getUTCDay() === 5)) return undefined
    return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  }),
)
// Fridays have no Dhuhr congregation; the line is drawn across them.
const bridged = jamaat.map((values) => values.map((value, at) => value ?? values[at - 1] ?? values[at + 1]))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthStarts = months.map((name, month) => ({
  name,
  at: dates.indexOf(`${year}-${String(month + 1).padStart(2, '0')}-01`),
}))
const label = (text, at, minutes, fill) =>
  `<text x="${toTenth(x(at))}" y="${toTenth(y(minutes))}" fill="${fill}" font-weight="600">${text}</text>`

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" role="img" aria-labelledby="t d" font-family="Georgia, 'Times New Roman', serif" font-size="17">
<title id="t">A year of prayer times in Bradford</title>
<desc id="d">Midnight is at the top and at the foot, January at the left. Days are short in winter and long in summer; both clock changes are a step; in summer Isha begins after midnight. White lines are the congregations.</desc>
<rect width="1200" height="700" fill="#fbf8f1"/>
<text x="${left}" y="34" font-size="24" fill="#1d2130">A year of prayer times: Masjid an-Noor, Bradford, ${year}</text>
${skies.map(({ fill, upper, lower }) => `<path d="${band(upper, lower)}" fill="${fill}"/>`).join('\n')}
${[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => `<path d="M${left},${toTenth(y(hour * 60))}h${width}" stroke="#ffffff" stroke-opacity=".22"/><text x="${left - 10}" y="${toTenth(y(hour * 60)) + 6}" text-anchor="end" fill="#4a4f5f" font-size="15">${String(hour % 24).padStart(2, '0')}:00</text>`).join('\n')}
${monthStarts.map(({ name, at }) => `<path d="M${toTenth(x(at))},${top}v${height}" stroke="#ffffff" stroke-opacity=".14"/><text x="${toTenth(x(at + 15))}" y="${top + height + 26}" text-anchor="middle" fill="#4a4f5f" font-size="15">${name}</text>`).join('\n')}
${bridged.map((values) => `<path d="${line(values)}" fill="none" stroke="#ffffff" stroke-width="2.4" stroke-linejoin="round"/>`).join('\n')}
${label('Isha', 22, 190, '#ffffff')}
${label('Fajr', 172, 150, '#ffffff')}
${label('Sun up', 172, 560, '#4a3413')}
${label('Dhuhr', 172, 890, '#0d2a3f')}
${label('Asr', 172, 1240, '#3d2606')}
${label('Maghrib', 172, 1352, '#ffffff')}
${label('Isha', 22, 1280, '#ffffff')}
<text x="${left}" y="676" fill="#4a4f5f" font-size="15">White lines: when the congregation prays. The steps in March and October are the clock changes. From May to August Isha begins after midnight.</text>
</svg>
`
const target = new URL('../../../docs/prayer-times.svg', import.meta.url)
if (!process.argv.includes('--check')) writeFileSync(target, svg)
else if (readFileSync(target, 'utf8') !== svg) {
  console.error('docs/prayer-times.svg is out of date. Run `node --conditions=source packages/timetable/bin/plot.mjs`.')
  process.exitCode = 1
}
