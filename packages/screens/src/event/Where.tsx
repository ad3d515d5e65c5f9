import type { EventDetail } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { PlaceCard, type Whereabouts } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'

const search = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** Where it is held, with a way to it: its own address, or else the mosque's. Nothing where neither is known. */
export function Where({ event }: { event: EventDetail }) {
  const { t } = useWords('events')
  const { contact, websiteName } = useTenant()
  const { address = contact.address, latitude, longitude, place } = event
  if (!address) return null
  return (
    <PlaceCard
      seed={websiteName}
      name={<OwnText>{place ?? websiteName}</OwnText>}
      address={address}
      to={whereabouts()}
      directions={t.events.directions}
    />
  )

  function whereabouts(): Whereabouts | undefined {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
    if (event.address !== undefined) return { href: search(event.address) }
    return contact.directions ? { href: contact.directions } : undefined
  }
}
