import type { DeskSession, SignupMosque } from '@minaret/contract/desk'
import { useState } from 'react'
import { useWords } from '../app/index.ts'
import { RecoveryCodes } from '../desk-invitation/index.ts'
import { Email } from './Email.tsx'
import { Mosque } from './Mosque.tsx'
import { Owner } from './Owner.tsx'
import styles from './signup.module.css'

export type SignupScreenProps = {
  /** Nothing while it is being asked for again, as after a login. */
  session: DeskSession | undefined
  /** The mosque is there, and somebody is logged in as its owner. @param slug of the mosque */
  onStarted(slug: string): void
}

/** What has been shown so far: an email address, and whether somebody logs in with it already. */
export type Proof = { reference: string; email: string; hasAccount: boolean }

/** Starting a site for a mosque: email and code, the mosque, and the login of its owner. */
export function SignupScreen({ session, onStarted }: SignupScreenProps) {
  const { t } = useWords('desk', 'deskSignup')
  const [proof, setProof] = useState<Proof>()
  const [mosque, setMosque] = useState<SignupMosque>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes && mosque)
    return (
      <main className={styles.page}>
        <RecoveryCodes codes={codes} onDone={() => onStarted(mosque.slug)} />
      </main>
    )
  return (
    <main className={styles.page}>
      <title>{t.deskSignup.title}</title>
      {!proof ? (
        <Email isByInvitation={session?.signup === 'invited'} onProved={setProof} />
      ) : !mosque ? (
        <Mosque reference={proof.reference} onChosen={setMosque} />
      ) : (
        <Owner {...{ proof, mosque, session, onStarted }} onCodes={setCodes} onBack={() => setMosque(undefined)} />
      )}
    </main>
  )
}
