import { useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { DirectionsLink, Link } from '@minaret/ui'
import { useId } from 'react'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import styles from './home.module.css'

/** The mosque's address, opening hours, phone number and directions; null without an address. */
export function VisitUs() {
  const { t } = useMessages('homeParts')
  const canOpen = useOpenScreens()
  const titleId = useId()
  const { address, openingHours, phone, directions } = useTenant().contact
  if (!address) return null
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t.homeParts.visit}</h2>
        {canOpen('contact') && <Link href={pathTo('contact')}>{screenName(t, 'contact')}</Link>}
      </div>
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
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </div>
    </section>
  )
}
