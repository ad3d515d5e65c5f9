import { useTenant } from '@minaret/domain'
import { PlaceCard, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './home.module.css'

/** The mosque's address, opening hours and contact details; null without an address. */
export function VisitUs() {
  const { t } = useMessages('homeParts')
  const { contact, websiteName } = useTenant()
  const { address, openingHours, phone, email, directions } = contact
  if (!address) return null
  const contacts = [
    ...(phone ? [{ label: t.homeParts.call, text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(email ? [{ label: t.homeParts.write, text: email, href: `mailto:${email}` }] : []),
  ]
  return (
    <Section title={t.homeParts.visit}>
      <PlaceCard
        name={<IsolatedText>{websiteName}</IsolatedText>}
        address={address}
        to={directions ? { href: directions } : undefined}
        directions={t.homeParts.directions}
      >
        <dl className={styles.contacts}>
          {openingHours && (
            <div>
              <dt>{t.homeParts.hours}</dt>
              <dd>
                <IsolatedText>{openingHours}</IsolatedText>
              </dd>
            </div>
          )}
          {contacts.map(({ label, text, href }) => (
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
