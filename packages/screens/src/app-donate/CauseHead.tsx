import type { Cause } from '@minaret/contract'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import styles from './app-donate.module.css'
import { Mosque } from './Mosque.tsx'

/** The mosque and the cause; after the first step only the mosque, because the form then begins with the gift. */
export function CauseHead({ cause }: { cause: Cause }) {
  const isCheckout = useIsCheckout()
  return (
    <div className={styles.head}>
      <Mosque />
      {!isCheckout && (
        <>
          <h1 className={styles.title}>
            <IsolatedText>{cause.title}</IsolatedText>
          </h1>
          <p className={styles.lead}>
            <IsolatedText>{cause.summary}</IsolatedText>
          </p>
        </>
      )}
    </div>
  )
}
