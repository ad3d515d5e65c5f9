import { useTenant } from '@minaret/domain'
import { PlaceCard, SummaryList, type SummaryItem } from '@minaret/ui'
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
  const facts: SummaryItem[] = [
    // A number is dialled from left to right.
    ...link(t.contact.phone, phone, phone && `tel:${phone.replace(/[^+\d]/g, '')}`),
    ...link(t.contact.email, email, email && `mailto:${email}`),
  ]
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
      {facts.length > 0 && <SummaryList items={facts} />}
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
      {!address && facts.length === 0 && <p>{t.contact.noWays}</p>}
    </div>
  )
}

const link = (label: string, text: string | undefined, href: string | undefined): SummaryItem[] =>
  text && href
    ? [
        {
          label,
          value: (
            <a href={href} className={styles.way}>
              <bdi dir="ltr">{text}</bdi>
            </a>
          ),
        },
      ]
    : []
