import type { DeskMosque } from '@minaret/contract/desk'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame } from '../frame/index.ts'
import { RecoveryCodes } from '../invitation/index.ts'
import { OwnLogin } from './OwnLogin.tsx'
import { Sessions } from './Sessions.tsx'
import styles from './sessions.module.css'

/** Somebody's own login: what they log in with, and where they are logged in. */
export function SessionsScreen({ mosque }: { mosque: DeskMosque }) {
  // With the codes' own words, so that they show without another request.
  const { t } = useWords('deskSessions', 'deskCodes')
  const say = t.deskSessions
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <DeskFrame mosque={mosque} title={say.title}>
      {codes ? (
        <div className={styles.codes}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </div>
      ) : (
        <>
          <h1>{say.title}</h1>
          <div className={styles.parts}>
            <OwnLogin onCodes={setCodes} />
            <Sessions />
          </div>
        </>
      )}
    </DeskFrame>
  )
}
