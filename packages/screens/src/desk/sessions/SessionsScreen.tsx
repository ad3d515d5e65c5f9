import type { DeskMosque } from '@minaret/contract/desk'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame } from '../frame/index.ts'
import { RecoveryCodes } from '../invitation/index.ts'
import { LoginMethods } from './LoginMethods.tsx'
import { Sessions } from './Sessions.tsx'
import styles from './sessions.module.css'

/** The account's login methods and sessions. */
export function SessionsScreen({ mosque }: { mosque: DeskMosque }) {
  // Also loads the messages of the recovery codes, which are then shown without another request.
  const { t } = useMessages('deskSessions', 'deskCodes')
  const texts = t.deskSessions
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <DeskFrame mosque={mosque} title={texts.title}>
      {codes ? (
        <div className={styles.codes}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </div>
      ) : (
        <>
          <h1>{texts.title}</h1>
          <div className={styles.parts}>
            <LoginMethods onCodes={setCodes} />
            <Sessions />
          </div>
        </>
      )}
    </DeskFrame>
  )
}
