import { Button } from '@minaret/ui'
import { useState } from 'react'
import { saveFile, useMessages } from '../../app/index.ts'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import styles from './invitation.module.css'

/** Recovery codes, shown once, to be copied, saved, printed or written down. Leaving before they are saved asks for confirmation. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useMessages('desk', 'deskCodes')
  const texts = t.deskCodes
  const [copyOutcome, setCopyOutcome] = useState<'yes' | 'no'>()
  // Printing does not count as saved, because its success is unknown.
  const [isSaved, setSaved] = useState(false)
  const onCopy = async () => {
    setCopyOutcome(undefined)
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopyOutcome('yes')
      setSaved(true)
    } catch {
      setCopyOutcome('no')
    }
  }
  const onSave = () => {
    const { host, hostname } = window.location
    const lines = [texts.fileTitle({ place: host }), '', ...codes, '']
    saveFile(`minaret-recovery-codes-${hostname}.txt`, [lines.join('\r\n')], 'text/plain;charset=utf-8')
    setSaved(true)
  }
  const onContinue = () => {
    setSaved(true)
    onDone()
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.hint}</p>
      <p className={styles.hint}>{texts.renewing({ menu: t.desk.account.menu, page: t.desk.account.sessions })}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => void onCopy()}>
          {texts.copy}
        </Button>
        <Button tone="quiet" onClick={onSave}>
          {texts.save}
        </Button>
        <Button tone="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button onClick={onContinue}>{texts.done}</Button>
      </div>
      <p role="status" className={styles.hint}>
        {copyOutcome === 'yes' && texts.copied}
        {copyOutcome === 'no' && texts.notCopied}
      </p>
      <LeaveConfirmation isBlocking={!isSaved} />
    </>
  )
}
