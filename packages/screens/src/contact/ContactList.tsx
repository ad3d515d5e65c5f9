import { useTenant } from '@minaret/domain'
import { PlaceCard } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './contact.module.css'

/** A map link for an address without its own, as documented by Google (Maps URLs, "search"). */
const mapUrlOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\n', ', '))}`

/** The mosque's contact details, which work without scripts. */
export function ContactList() {
  const { t } = useMessages('contact')
  const { websiteName, contact } = useTenant()
  const { address, phone, email, openingHours, directions } = contact
  const directionsUrl = directions ?? (address && mapUrlOf(address))
  const contacts = [
    { label: t.contact.phone, text: phone, href: `tel:${(phone ?? '').replace(/[^+\d]/g, '')}` },
    { label: t.contact.email, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== undefined)
  return (
    <div className={styles.contacts}>
      {address && (
        <PlaceCard
          name={<IsolatedText>{websiteName}</IsolatedText>}
          address={address}
          to={directionsUrl ? { href: directionsUrl } : undefined}
          directions={t.contact.directions}
          seed={websiteName}
        />
      )}
      {contacts.length > 0 && (
        <dl className={styles.list}>
          {contacts.map(({ label, text, href }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <a href={href} className={styles.link}>
                  {/* Phone numbers and email addresses are always left to right. */}
                  <bdi dir="ltr">{text}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {openingHours && (
        <section aria-labelledby="hours">
          <h2 id="hours" className={styles.small}>
            {t.contact.hours}
          </h2>
          <p className={styles.lines}>
            <IsolatedText>{openingHours}</IsolatedText>
          </p>
        </section>
      )}
      {!address && contacts.length === 0 && <p>{t.contact.noWays}</p>}
    </div>
  )
}
