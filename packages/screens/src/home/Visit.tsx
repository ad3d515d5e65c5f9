import { useTenant } from '@minaret/domain'
import { PlaceCard, Section } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './home.module.css'

/** Where the mosque is, its hours and its number; nothing where it has not said where it is. */
export function Visit() {
  const { t } = useWords('homeParts')
  const { contact, websiteName } = useTenant()
  const { address, openingHours, phone, email, directions } = contact
  if (!address) return null
  const ways = [
    ...(phone ? [{ label: t.homeParts.call, text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(email ? [{ label: t.homeParts.write, text: email, href: `mailto:${email}` }] : []),
  ]
  return (
    <Section title={t.homeParts.visit}>
      <PlaceCard
        seed={websiteName}
        name={<OwnText>{websiteName}</OwnText>}
        address={address}
        to={directions ? { href: directions } : undefined}
        directions={t.homeParts.directions}
      >
        <dl className={styles.ways}>
          {openingHours && (
            <div>
              <dt>{t.homeParts.hours}</dt>
              <dd>
                <OwnText>{openingHours}</OwnText>
              </dd>
            </div>
          )}
          {ways.map(({ label, text, href }) => (
            <div key={href}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>
                  <bdi dir="ltr">{text}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </PlaceCard>
    </Section>
  )
}
