import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { OwnText } from '../app/OwnText.tsx'
import type { Step } from '../cause/parts/index.ts'
import styles from './app-donate.module.css'

/** The mosque and the cause; the summary appears only on the first step. */
export function CauseHead({ cause, step }: { cause: Cause; step: Step }) {
  const { websiteName } = useTenant()
  return (
    <div className={styles.head}>
      <p className={styles.mosque}>
        <OwnText>{websiteName}</OwnText>
      </p>
      <h1 className={styles.title}>
        <OwnText>{cause.title}</OwnText>
      </h1>
      {step === 'amount' && (
        <p className={styles.lead}>
          <OwnText>{cause.summary}</OwnText>
        </p>
      )}
    </div>
  )
}
