/** A destination: the mosque's own URL, or coordinates. */
export type Destination = { href: string } | { latitude: number; longitude: number }

/**
 * Returns a URL that opens directions to a place. For coordinates it is Google's documented URL, which opens the maps app on
 * phones that have it and a page otherwise; `geo:` URLs do nothing on iOS and most desktops.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsUrl(place: Destination): string {
  if ('href' in place) return place.href
  const destination = encodeURIComponent(`${place.latitude},${place.longitude}`)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
