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
  onCreated(slug: string): void
}

/** A confirmed email address, and whether it has a login already. */
export type ConfirmedEmail = { reference: string; email: string; hasAccount: boolean }

/** A mosque's sign-up: email and code, the mosque, and the owner's login. A reload resumes it. */
export function SignupScreen({ session, onCreated }: SignupScreenProps) {
  const { t } = useMessages('desk', 'deskCodes', 'deskSignup')
  const { progress, change, restart } = useSignupProgress()
  const [codes, setCodes] = useState<readonly string[]>()
  const { reference, email, hasAccount, draft: mosqueDraft, mosque, createdSlug } = progress
  const onDone = (slug: string) => {
    restart()
    onCreated(slug)
  }
  const isInSession = session?.mosques.some(({ slug }) => slug === createdSlug) ?? false
  const isResumedAtEnd = !codes && createdSlug !== undefined && isInSession
  useEffect(() => {
    if (isResumedAtEnd) onDone(createdSlug)
    // Once, when it becomes true: leaving the page changes the other dependencies.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isResumedAtEnd])
  if (codes && createdSlug !== undefined)
    return (
      <main className={styles.page}>
        <RecoveryCodes codes={codes} onDone={() => onDone(createdSlug)} />
      </main>
    )
  const pendingCode = reference !== undefined && email !== undefined ? { reference, email } : undefined
  const confirmedEmail = pendingCode && hasAccount !== undefined ? { ...pendingCode, hasAccount } : undefined
  return (
    <main className={styles.page}>
      <title>{t.deskSignup.title}</title>
      <LineLink href="/">{t.deskSignup.home}</LineLink>
      {!confirmedEmail ? (
        <Email
          isByInvitation={session?.signup === 'invited'}
          pendingCode={pendingCode}
          onCodeSent={change}
          onConfirmed={(isRegistered) => change({ hasAccount: isRegistered })}
          onChangeEmail={() => restart()}
        />
      ) : !mosque ? (
        <Mosque
          reference={confirmedEmail.reference}
          draft={mosqueDraft ?? { name: '' }}
          onDraftChange={(draft) => change({ draft })}
          onContinue={(newMosque) => change({ mosque: newMosque })}
          onRestart={() => restart()}
        />
      ) : (
        <Owner
          {...{ confirmedEmail, mosque, session }}
          onCreated={onDone}
          onCodes={(newCodes) => {
            setCodes(newCodes)
            restart({ createdSlug: mosque.slug })
          }}
          onBack={() => change({ mosque: undefined })}
          onRestart={() => restart()}
        />
      )}
      <LanguageChoice />
    </main>
  )
}
