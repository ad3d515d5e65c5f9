import { useTenant } from '@minaret/domain'
import { DirectionsLink, PlaceCard } from '@minaret/ui'
import type { ReactNode } from 'react'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './contact.module.css'
import { Facts } from './Facts.tsx'
import { GettingHere } from './GettingHere.tsx'

/** The map apps a visitor may have: each opens the address. Nothing is loaded from them before that. */
const mapApps = [
  // https://developers.google.com/maps/documentation/urls/get-started#search-action
  { app: 'googleMaps', url: 'https://www.google.com/maps/search/?api=1&query=' },
  // https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
  { app: 'appleMaps', url: 'https://maps.apple.com/?q=' },
] as const

/** The mosque's contact details, which work without scripts. */
export function ContactList() {
  const { t } = useMessages('contact')
  const { websiteName, contact } = useTenant()
  const { address, phone, email, openingHours, directions } = contact
  const contacts: { label: string; value: ReactNode }[] = [
    ...(phone ? [{ label: t.contact.phone, value: linkTo(`tel:${phone.replace(/[^+\d]/g, '')}`, phone) }] : []),
    ...(email ? [{ label: t.contact.email, value: linkTo(`mailto:${email}`, email) }] : []),
    ...(openingHours
      ? [{ label: t.contact.hours, value: <IsolatedText key="hours">{openingHours}</IsolatedText> }]
      : []),
  ]
  return (
    <div className={styles.contacts}>
      {address && (
        <PlaceCard name={<IsolatedText>{websiteName}</IsolatedText>} address={address}>
          <ul className={styles.maps}>
            {directions && (
              <li>
                <DirectionsLink to={{ href: directions }}>{t.contact.directions}</DirectionsLink>
              </li>
            )}
            {mapApps.map(({ app, url }) => (
              <li key={app}>
                <a href={`${url}${encodeURIComponent(address.replaceAll('\n', ', '))}`} rel="noopener">
                  {t.contact[app]}
                </a>
              </li>
            ))}
          </ul>
        </PlaceCard>
      )}
      {contacts.length > 0 && <Facts facts={contacts} />}
      <GettingHere />
      {!address && !phone && !email && <p>{t.contact.noWays}</p>}
    </div>
  )
}

/** A link to a phone number or an email address, which are always left to right. */
function linkTo(href: string, text: string) {
  return (
    <a href={href} className={styles.link}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  )
}
