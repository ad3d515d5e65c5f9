import type { DeskSession, Invitation } from '@minaret/contract/desk'
import { readOnce, useAcceptWithPasskey, useDeskAction, useDeskQuery, useJoinMosque } from '@minaret/domain/desk'
import { Button, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Loading, useJoinedList } from '../frame/index.ts'
import { Login } from '../login/index.ts'
import { NewAccount } from './NewAccount.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './invitation.module.css'

export type InvitationScreenProps = {
  /** The reference in the link's fragment. */
  reference: string
  session: DeskSession
  /** Called once the account has joined. */
  onJoined(): void
}

/** An invitation to a mosque's staff, with the form to accept it. */
export function InvitationScreen({ reference, session, onJoined }: InvitationScreenProps) {
  const { t } = useMessages('desk', 'deskCodes')
  const invitation = useDeskQuery('invitationView', { body: { reference } }, readOnce)
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = invitation
  if (codes)
    return (
      <main className={styles.page}>
        <RecoveryCodes codes={codes} onDone={onJoined} />
      </main>
    )
  return (
    <main className={styles.page}>
      <title>{t.desk.name}</title>
      {data ? (
        <OpenInvitation
          invitation={data}
          reference={reference}
          isLoggedIn={session.account !== undefined}
          onCodes={setCodes}
          onJoined={onJoined}
        />
      ) : invitation.isError ? (
        <>
          <h1>{t.desk.name}</h1>
          <Notice tone="warning" live="polite" title={t.desk.invitation.expired} />
        </>
      ) : (
        <Loading hasFailed={false} retry={() => {}} />
      )}
    </main>
  )
}

type OpenInvitationProps = Pick<InvitationScreenProps, 'reference' | 'onJoined'> & {
  invitation: Invitation
  isLoggedIn: boolean
  onCodes(codes: readonly string[]): void
}

function OpenInvitation({ invitation, reference, isLoggedIn, onCodes, onJoined }: OpenInvitationProps) {
  const { t, format } = useMessages('desk')
  const joinList = useJoinedList()
  const texts = t.desk.invitation
  const { mosque, inviter, email, roles, hasAccount } = invitation
  return (
    <>
      <h1>{texts.title({ mosque })}</h1>
      <p>
        {inviter && texts.by({ inviter })} {texts.roles({ roles: joinList(roles.map((role) => t.desk.roles[role])) })}{' '}
        {texts.email({ email: format.inText(email) })}
      </p>
      {!hasAccount ? (
        <AcceptanceForm {...{ reference, email, onCodes }} />
      ) : isLoggedIn ? (
        <Join reference={reference} onJoined={onJoined} />
      ) : (
        <>
          <Notice>{texts.hasAccount}</Notice>
          <Login />
        </>
      )}
    </>
  )
}

function AcceptanceForm(props: { reference: string; email: string; onCodes(codes: readonly string[]): void }) {
  const { t } = useMessages('desk')
  const calls = {
    passkey: useAcceptWithPasskey(),
    authenticator: useDeskAction('invitationAuthenticator', { toast: false }),
    password: useDeskAction('invitationAccept', { quiet: true }),
  }
  return <NewAccount {...props} calls={calls} submit={t.desk.invitation.accept} />
}

function Join({ reference, onJoined }: Pick<InvitationScreenProps, 'reference' | 'onJoined'>) {
  const { t } = useMessages('desk')
  const join = useJoinMosque()
  return (
    <>
      {join.isError && <Notice tone="danger" live="assertive" title={join.error.message} />}
      <Button
        size="large"
        busy={join.isPending}
        onClick={() => join.mutate({ body: { reference } }, { onSuccess: onJoined })}
      >
        {t.desk.invitation.join}
      </Button>
    </>
  )
}
