import type { EventDetail } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { PlaceCard, type Destination } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** The place of an event with directions: its own address, or else the mosque's; null without either. */
export function EventPlace({ event }: { event: EventDetail }) {
  const { t } = useMessages('events')
  const { contact, websiteName } = useTenant()
  const { address = contact.address, latitude, longitude, place } = event
  if (!address) return null
  return (
    <PlaceCard
      name={<IsolatedText>{place ?? websiteName}</IsolatedText>}
      address={address}
      to={destination()}
      directions={t.events.directions}
    />
  )

  function destination(): Destination | undefined {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
    if (event.address !== undefined) return { href: directionsUrl(event.address) }
    return contact.directions ? { href: contact.directions } : undefined
  }
}
