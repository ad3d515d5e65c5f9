/**
 * Generates the coordinates of each time zone’s city, for mosques without coordinates, from the IANA time zone database:
 * `zone.tab` contains the cities, `tzdata.zi` the aliases. Both are in the public domain.
 *
 *   node bin/zones.mjs /usr/share/zoneinfo
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [folder = '/usr/share/zoneinfo'] = process.argv.slice(2)
const lines = (name) => readFileSync(path.join(folder, name), 'utf8').split('\n')

/** Converts ±DDMM or ±DDMMSS, with three digits for degrees of longitude, to decimal degrees. */
function degrees(text) {
  const [, sign, whole, minutes, seconds = '0'] = /^([+-])(\d{2,3})(\d{2})(\d{2})?$/.exec(text)
  return Number(`${sign}${(Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600).toFixed(4)}`)
}

const cities = lines('zone.tab')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, at, zone] = line.split('\t')
    const [latitude, longitude] = at.match(/[+-]\d+/g).map(degrees)
    return { zone, latitude, longitude }
  })
const known = new Set(cities.map(({ zone }) => zone))
const others = lines('tzdata.zi')
  .filter((line) => line.startsWith('L '))
  .map((line) => line.split(' '))
  .filter(([, target, name]) => known.has(target) && !known.has(name))

const made = `// Made by bin/zones.mjs of the IANA time zone database, which is in the public domain. Do not edit.

/** Latitude and longitude of the city a time zone is named after. */
export const zoneCities: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
${cities
  .toSorted((a, b) => (a.zone < b.zone ? -1 : 1))
  .map(({ zone, latitude, longitude }) => `  '${zone}': [${latitude}, ${longitude}],`)
  .join('\n')}
}

/** Zones by their other names. */
export const zoneAliases: Readonly<Record<string, string>> = {
${others
  .toSorted((a, b) => (a[2] < b[2] ? -1 : 1))
  .map(([, target, name]) => `  '${name}': '${target}',`)
  .join('\n')}
}
`
writeFileSync(new URL('../src/prayer/zoneCities.gen.ts', import.meta.url), made)
