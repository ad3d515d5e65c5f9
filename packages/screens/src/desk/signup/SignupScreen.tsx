import type { DeskSession } from '@minaret/contract/desk'
import { useSignupProgress } from '@minaret/domain/desk'
import { LineLink } from '@minaret/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { LanguageChoice } from '../frame/index.ts'
import { RecoveryCodes } from '../invitation/index.ts'
import { Email } from './Email.tsx'
import { Mosque } from './Mosque.tsx'
import { Owner } from './Owner.tsx'
import styles from './signup.module.css'

export type SignupScreenProps = {
  /** Undefined while it is being refetched, for example after a login. */
  session: DeskSession | undefined
  /** Called once the mosque is created and its owner logged in. @param slug of the mosque */
  onStarted(slug: string): void
}

/** A confirmed email address, and whether it has a login already. */
export type Proof = { reference: string; email: string; hasAccount: boolean }

/** A mosque's sign-up: email and code, the mosque, and the owner's login. A reload resumes it. */
export function SignupScreen({ session, onStarted }: SignupScreenProps) {
  const { t } = useMessages('desk', 'deskCodes', 'deskSignup')
  const { progress, change, restart } = useSignupProgress()
  const [codes, setCodes] = useState<readonly string[]>()
  const { reference, email, hasAccount, typed: mosqueDraft, mosque, started: startedSlug } = progress
  const onDone = (slug: string) => {
    restart()
    onStarted(slug)
  }
  const isInSession = session?.mosques.some(({ slug }) => slug === startedSlug) ?? false
  const isResumedAtEnd = !codes && startedSlug !== undefined && isInSession
  useEffect(() => {
    if (isResumedAtEnd) onDone(startedSlug)
    // Once, when it becomes true: leaving the page changes the other dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isResumedAtEnd])
  if (codes && startedSlug !== undefined)
    return (
      <main className={styles.page}>
        <RecoveryCodes codes={codes} onDone={() => onDone(startedSlug)} />
      </main>
    )
  const pendingCode = reference !== undefined && email !== undefined ? { reference, email } : undefined
  const proof = pendingCode && hasAccount !== undefined ? { ...pendingCode, hasAccount } : undefined
  return (
    <main className={styles.page}>
      <title>{t.deskSignup.title}</title>
      <LineLink href="/">{t.deskSignup.home}</LineLink>
      {!proof ? (
        <Email
          isByInvitation={session?.signup === 'invited'}
          sent={pendingCode}
          onSent={change}
          onProved={(isRegistered) => change({ hasAccount: isRegistered })}
          onAnother={() => restart()}
        />
      ) : !mosque ? (
        <Mosque
          reference={proof.reference}
          typed={mosqueDraft ?? { name: '' }}
          onTyped={(next) => change({ typed: next })}
          onChosen={(newMosque) => change({ mosque: newMosque })}
          onRestart={() => restart()}
        />
      ) : (
        <Owner
          {...{ proof, mosque, session }}
          onStarted={onDone}
          onCodes={(newCodes) => {
            setCodes(newCodes)
            restart({ started: mosque.slug })
          }}
          onBack={() => change({ mosque: undefined })}
          onRestart={() => restart()}
        />
      )}
      <LanguageChoice />
    </main>
  )
}
