import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { EmailText, Link, PlaceCard, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import styles from './about.module.css'

/** The mosque's address, opening hours and contact details; null without an address. */
export function FindUs() {
  const { t } = useMessages('about')
  const canOpen = useOpenScreens()
  const { contact, websiteName } = useTenant()
  const { address, openingHours, phone, email, directions } = contact
  if (!address) return null
  return (
    <Section
      title={t.about.find}
      more={canOpen('contact') && <Link href={pathTo('contact')}>{screenName(t, 'contact')}</Link>}
    >
      <PlaceCard
        name={<IsolatedText>{websiteName}</IsolatedText>}
        address={address}
        to={directions ? { href: directions } : undefined}
        directions={t.about.directions}
      >
        <div className={styles.contactDetails}>
          {openingHours && (
            <p>
              <span className={styles.label}>{t.about.hours}</span> <IsolatedText>{openingHours}</IsolatedText>
            </p>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>
          )}
        </div>
      </PlaceCard>
    </Section>
  )
}
