import { ownValue } from '@minaret/foundation/base'
import { zoneAliases, zoneCities } from './zoneCities.gen.ts'

/** The location used for a mosque without coordinates. */
export type City = { name: string; latitude: number; longitude: number }

/** The location for time zones without a place, such as `UTC`. */
const greenwich: City = { name: 'Greenwich', latitude: 51.4779, longitude: 0 }

/** The city a time zone is named after: an approximation, which must be marked as such. */
export function cityOf(timeZone: string): City {
  const zone = ownValue(zoneAliases, timeZone) ?? timeZone
  const coordinates = ownValue(zoneCities, zone)
  if (!coordinates) return greenwich
  const [latitude, longitude] = coordinates
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return { name, latitude, longitude }
}
