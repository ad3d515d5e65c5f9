import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { IsolatedText } from '../app/IsolatedText.tsx'
import type { Step } from '../cause/parts/index.ts'
import styles from './app-donate.module.css'

/** The mosque and the cause; the summary appears only on the first step. */
export function CauseHead({ cause, step }: { cause: Cause; step: Step }) {
  const { websiteName } = useTenant()
  return (
    <div className={styles.head}>
      <p className={styles.mosque}>
        <IsolatedText>{websiteName}</IsolatedText>
      </p>
      <h1 className={styles.title}>
        <IsolatedText>{cause.title}</IsolatedText>
      </h1>
      {step === 'amount' && (
        <p className={styles.lead}>
          <IsolatedText>{cause.summary}</IsolatedText>
        </p>
      )}
    </div>
  )
}
