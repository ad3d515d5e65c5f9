import type { EventDetail } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Link, PlaceCard, type Destination } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import styles from './event.module.css'

const directionsUrl = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** The place of an event with directions: its own address, or else the mosque's; null without either. */
export function EventPlace({ event }: { event: EventDetail }) {
  const { t } = useMessages('events')
  const canOpen = useOpenScreens()
  const { contact, websiteName } = useTenant()
  const { address = contact.address, latitude, longitude, place } = event
  if (!address) return null
  const { parking, entrance, womensEntrance, stepFree } = contact
  const isDescribed = [parking, entrance, womensEntrance, stepFree].some(Boolean)
  return (
    <PlaceCard
      name={<IsolatedText>{place ?? websiteName}</IsolatedText>}
      address={address}
      to={destination()}
      directions={t.events.directions}
    >
      {event.address === undefined && isDescribed && canOpen('contact') && (
        <Link href={`${pathTo('contact')}#getting-here`} className={styles.contact}>
          {t.events.access}
        </Link>
      )}
    </PlaceCard>
  )

  function destination(): Destination | undefined {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
    if (event.address !== undefined) return { href: directionsUrl(event.address) }
    return contact.directions ? { href: contact.directions } : undefined
  }
}
