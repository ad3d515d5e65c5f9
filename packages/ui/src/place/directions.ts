/** Where something is: an address the mosque has named itself, or a point. */
export type Whereabouts = { href: string } | { latitude: number; longitude: number }

/**
 * An address that opens directions to a place. From a point it is Google's documented one, which opens the maps app on
 * phones that have it and a page everywhere else; `geo:` addresses open nothing on iOS and on most desks.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsUrl(place: Whereabouts): string {
  if ('href' in place) return place.href
  const destination = encodeURIComponent(`${place.latitude},${place.longitude}`)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
