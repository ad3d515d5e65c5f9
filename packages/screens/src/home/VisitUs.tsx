import { useTenant } from '@minaret/domain'
import { DirectionsLink, LineLink } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './home.module.css'
import { Part } from './Part.tsx'

/** The mosque's address, opening hours, phone number and directions; null without an address. */
export function VisitUs() {
  const { t } = useMessages('homeParts')
  const { address, openingHours, phone, directions } = useTenant().contact
  if (!address) return null
  return (
    <Part title={t.homeParts.visit} allLabel={screenName(t, 'contact')} screen="contact">
      <address className={styles.address}>
        <bdi>{address}</bdi>
      </address>
      {openingHours && (
        <p className={styles.soft}>
          <IsolatedText>{openingHours}</IsolatedText>
        </p>
      )}
      <div className={styles.visitLinks}>
        {directions && <DirectionsLink to={{ href: directions }}>{t.homeParts.directions}</DirectionsLink>}
        {phone && (
          <LineLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </LineLink>
        )}
      </div>
    </Part>
  )
}
