import { Button } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import styles from './invitation.module.css'

/** The codes that stand in for a lost phone: shown once, to be printed or written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useWords('desk')
  const say = t.desk.invitation
  return (
    <>
      <h1>{say.codesTitle}</h1>
      <p>{say.codesHint}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => window.print()}>
          {say.print}
        </Button>
        <Button onClick={onDone}>{say.done}</Button>
      </div>
    </>
  )
}
