import { LegalLinks } from '../app/LegalLinks.tsx'
import styles from './shell.module.css'

/** The footer while a visitor pays: the legal pages. */
export function CheckoutFooter() {
  return (
    <footer className={styles.legal}>
      <LegalLinks />
    </footer>
  )
}
