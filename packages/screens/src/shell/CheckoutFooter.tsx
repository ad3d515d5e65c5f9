import { legalLinks, pathTo } from '@minaret/plans'
import { Link } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './shell.module.css'

/** The footer while a visitor pays: the legal pages. */
export function CheckoutFooter() {
  const { t } = useMessages()
  const canOpen = useOpenScreens()
  return (
    <footer className={styles.legal}>
      {legalLinks.filter(canOpen).map((screen) => (
        <Link key={screen} href={pathTo(screen)}>
          {screenName(t, screen)}
        </Link>
      ))}
    </footer>
  )
}
