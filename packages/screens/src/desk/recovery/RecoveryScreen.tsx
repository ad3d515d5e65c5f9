import type { RecoverySetup } from '@minaret/contract/desk'
import { readOnce, useDeskQuery } from '@minaret/domain/desk'
import { Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { RecoveryCodes } from '../invitation/index.ts'
import { NewLoginForm } from './NewLoginForm.tsx'
import styles from './recovery.module.css'

export type RecoveryScreenProps = {
  /** The reference in the link's fragment. */
  reference: string
  /** Called once the new login is set up and the user is logged in. */
  onFinished(): void
}

/** The page of a recovery link, which sets up a new login after the old one was lost. */
export function RecoveryScreen({ reference, onFinished }: RecoveryScreenProps) {
  const { t } = useMessages('desk', 'deskCodes', 'deskRecovery')
  const texts = t.deskRecovery.setup
  const setup = useDeskQuery('recoveryView', { body: { reference } }, readOnce)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <main className={styles.page}>
      <title>{t.desk.titleOf({ page: texts.title })}</title>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onFinished} />
      ) : setup.data ? (
        <SetupSection setup={setup.data} reference={reference} onCodes={setCodes} />
      ) : setup.isError ? (
        <>
          <h1>{texts.title}</h1>
          <Notice tone="warning" live="polite" title={texts.expired} />
        </>
      ) : (
        <Loading hasFailed={false} retry={() => {}} />
      )}
    </main>
  )
}

type SetupSectionProps = { setup: RecoverySetup; reference: string; onCodes(codes: readonly string[]): void }

function SetupSection({ setup: { mosque, name, email, needsPassword }, reference, onCodes }: SetupSectionProps) {
  const { t, format } = useMessages('deskRecovery')
  const texts = t.deskRecovery.setup
  return (
    <>
      <h1>{mosque === undefined ? texts.firstTitle : texts.title}</h1>
      {mosque === undefined ? (
        <p>{texts.firstLead({ name, email: format.inText(email) })}</p>
      ) : (
        <>
          <p>{texts.lead({ name, email: format.inText(email), mosque })}</p>
          <p>{texts.ends}</p>
        </>
      )}
      <NewLoginForm reference={reference} email={email} needsPassword={needsPassword} onCodes={onCodes} />
    </>
  )
}
