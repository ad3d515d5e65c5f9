import { useTenant } from '@minaret/domain'
import { PlaceCard } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './contact.module.css'

/** A map of an address whose mosque has named none: the way Google documents (Maps URLs, "search"). */
const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll('\n', ', '))}`

/** Every way to the mosque that is known, without any script. */
export function Ways() {
  const { t } = useWords('contact')
  const { websiteName, contact } = useTenant()
  const { address, phone, email, openingHours, directions } = contact
  const way = directions ?? (address && mapOf(address))
  const ways = [
    { label: t.contact.phone, text: phone, href: `tel:${(phone ?? '').replace(/[^+\d]/g, '')}` },
    { label: t.contact.email, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== undefined)
  return (
    <div className={styles.ways}>
      {address && (
        <PlaceCard
          name={<OwnText>{websiteName}</OwnText>}
          address={address}
          to={way ? { href: way } : undefined}
          directions={t.contact.directions}
          seed={websiteName}
        />
      )}
      {ways.length > 0 && (
        <dl className={styles.list}>
          {ways.map(({ label, text, href }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <a href={href} className={styles.way}>
                  {/* A number is dialled, and an address written, from left to right. */}
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
            <OwnText>{openingHours}</OwnText>
          </p>
        </section>
      )}
      {!address && ways.length === 0 && <p>{t.contact.noWays}</p>}
    </div>
  )
}
