import { Button } from '@minaret/ui'
import { useState } from 'react'
import { saveFile, useWords } from '../../app/index.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import styles from './invitation.module.css'

/** Recovery codes, shown once, to be copied, saved, printed or written down. Leaving before they are saved asks for confirmation. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useWords('desk', 'deskCodes')
  const say = t.deskCodes
  const [copied, setCopied] = useState<'yes' | 'no'>()
  // Printing does not count as saved, because its success is unknown.
  const [isSaved, setSaved] = useState(false)
  const onCopy = async () => {
    setCopied(undefined)
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('yes')
      setSaved(true)
    } catch {
      setCopied('no')
    }
  }
  const onSave = () => {
    const { host, hostname } = window.location
    const lines = [say.fileTitle({ place: host }), '', ...codes, '']
    saveFile(`minaret-recovery-codes-${hostname}.txt`, [lines.join('\r\n')], 'text/plain;charset=utf-8')
    setSaved(true)
  }
  const onContinue = () => {
    setSaved(true)
    onDone()
  }
  return (
    <>
      <h1>{say.title}</h1>
      <p>{say.hint}</p>
      <p className={styles.hint}>{say.renewing({ menu: t.desk.account.menu, page: t.desk.account.sessions })}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => void onCopy()}>
          {say.copy}
        </Button>
        <Button tone="quiet" onClick={onSave}>
          {say.save}
        </Button>
        <Button tone="quiet" onClick={() => window.print()}>
          {say.print}
        </Button>
        <Button onClick={onContinue}>{say.done}</Button>
      </div>
      <p role="status" className={styles.hint}>
        {copied === 'yes' && say.copied}
        {copied === 'no' && say.notCopied}
      </p>
      <LeaveQuestion isBlocking={!isSaved} />
    </>
  )
}
