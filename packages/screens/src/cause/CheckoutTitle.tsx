import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './cause.module.css'

/** The heading of a first step that must be corrected during checkout, when the page has no other. */
export const CheckoutTitle = ({ title }: { title: string }) => (
  <h1 className={styles.gift}>
    <IsolatedText>{title}</IsolatedText>
  </h1>
)
