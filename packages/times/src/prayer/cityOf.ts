import { ownValue } from '@minaret/foundation/base'
import { zoneAliases, zoneCities } from './zoneCities.gen.ts'

/** A city whose times stand in for those of a mosque that has not said where it is. */
export type City = { name: string; latitude: number; longitude: number }

/** For zones that are no place's, such as `UTC`. */
const greenwich: City = { name: 'Greenwich', latitude: 51.4779, longitude: 0 }

/** The city a time zone is named after: near enough to show something, and far enough to say so wherever it is shown. */
export function cityOf(timeZone: string): City {
  const zone = ownValue(zoneAliases, timeZone) ?? timeZone
  const found = ownValue(zoneCities, zone)
  if (!found) return greenwich
  const [latitude, longitude] = found
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return { name, latitude, longitude }
}
