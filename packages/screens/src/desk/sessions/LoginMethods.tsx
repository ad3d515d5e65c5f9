import type { OwnLogin as Login } from '@minaret/contract/desk'
import { hasNoMessage } from '@minaret/domain'
import {
  hasPasskeys,
  isAlreadyRegistered,
  ownLoginQueries,
  useAddPasskey,
  useDeskAction,
  useDeskQuery,
  useDeskSession,
} from '@minaret/domain/desk'
import { Button, ConfirmDialog, List, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useReauthentication } from '../confirm/index.ts'
import { Loading, useFormatInstant } from '../frame/index.ts'
import styles from './sessions.module.css'

type Passkey = Login['passkeys'][number]
type SectionProps = { login: Login; isDemonstration: boolean }

/** The account's login methods: passkeys, which can be added and removed, and recovery codes. */
export function LoginMethods({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const { t } = useMessages('deskSessions')
  const texts = t.deskSessions
  const { data: session } = useDeskSession()
  const login = useDeskQuery('ownLoginView', {}, { staleTime: 0 })
  const isDemonstration = session?.account?.demonstration ?? false
  return (
    <>
      <h2>{texts.loginMethods}</h2>
      <p>{texts.lead}</p>
      {isDemonstration && <Notice tone="demo">{texts.readOnly}</Notice>}
      {login.data ? (
        <>
          {!isDemonstration && <AddPasskey login={login.data} />}
          <Passkeys login={login.data} isDemonstration={isDemonstration} />
          <OtherLoginMethods login={login.data} isDemonstration={isDemonstration} onCodes={onCodes} />
        </>
      ) : (
        <Loading hasFailed={login.isError} retry={() => void login.refetch()} />
      )}
    </>
  )
}

function AddPasskey({ login: { passkeys, mostPasskeys: maxPasskeys } }: { login: Login }) {
  const { t } = useMessages('deskSessions')
  const texts = t.deskSessions
  const add = useAddPasskey()
  const { run, dialog, isDialogOpen } = useReauthentication(add)
  if (passkeys.length >= maxPasskeys) return <p className={styles.hint}>{texts.full({ most: maxPasskeys })}</p>
  if (!hasPasskeys()) return <p className={styles.hint}>{texts.unsupported}</p>
  const problem = isAlreadyRegistered(add.error)
    ? texts.alreadyRegistered
    : add.error && hasNoMessage(add.error)
      ? texts.failed
      : add.error?.message
  return (
    <div className={styles.add}>
      <Button size="large" busy={add.isPending} onClick={() => run(undefined, () => {})}>
        {texts.add}
      </Button>
      {problem !== undefined && !isDialogOpen && <Notice tone="danger" live="assertive" title={problem} />}
      {dialog}
    </div>
  )
}

function Passkeys({ login: { passkeys, authenticator }, isDemonstration }: SectionProps) {
  const { t } = useMessages('deskSessions')
  const texts = t.deskSessions
  const formatInstant = useFormatInstant()
  const remove = useDeskAction('ownLoginPasskeyRemove', { isField: () => true, refresh: ownLoginQueries })
  const { run, dialog } = useReauthentication(remove)
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey>()
  const isOnlyMethod = passkeys.length === 1 && !authenticator
  return (
    <>
      <h3>{texts.passkeys}</h3>
      <List
        label={texts.passkeys}
        rows={passkeys.map((passkey) => {
          const { id, name, addedAt, usedAt, current } = passkey
          return {
            id,
            title: current ? texts.usedNow({ name }) : name,
            meta: [
              texts.added({ at: formatInstant(addedAt) }),
              usedAt ? texts.used({ at: formatInstant(usedAt) }) : texts.unused,
            ].join(' · '),
            action:
              isOnlyMethod || isDemonstration ? undefined : (
                <Button
                  tone="quiet"
                  aria-label={texts.removeOf({ name, at: formatInstant(addedAt) })}
                  busy={remove.isPending && remove.variables.body.id === id}
                  onClick={() => setPasskeyToRemove(passkey)}
                >
                  {texts.remove}
                </Button>
              ),
          }
        })}
        empty={<p className={styles.hint}>{texts.none}</p>}
      />
      {isOnlyMethod && !isDemonstration && <p className={styles.hint}>{texts.onlyMethod}</p>}
      <ConfirmDialog
        open={passkeyToRemove !== undefined}
        title={texts.removeTitle({ name: passkeyToRemove?.name ?? '' })}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.keep}
        onCancel={() => setPasskeyToRemove(undefined)}
        onConfirm={() => {
          setPasskeyToRemove(undefined)
          if (passkeyToRemove) run({ body: { id: passkeyToRemove.id } }, () => {})
        }}
      >
        {texts.removeHint}
      </ConfirmDialog>
      {dialog}
    </>
  )
}

function OtherLoginMethods({
  login: { authenticator, recoveryCodes },
  isDemonstration,
  onCodes,
}: SectionProps & { onCodes(codes: readonly string[]): void }) {
  const { t } = useMessages('deskSessions')
  const texts = t.deskSessions
  const renew = useDeskAction('ownLoginCodesRenew', { isField: () => true, toast: false, refresh: ownLoginQueries })
  const { run, dialog } = useReauthentication(renew)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <h3>{texts.otherMethods}</h3>
      <List
        label={texts.otherMethods}
        rows={[
          { id: 'password', title: texts.password, meta: authenticator ? texts.isSet : texts.isNotSet },
          {
            id: 'codes',
            title: texts.codes,
            // A demonstration's login has no recovery codes and cannot get any.
            meta: isDemonstration && recoveryCodes === 0 ? texts.isNotSet : texts.left({ count: recoveryCodes }),
            action: isDemonstration ? undefined : (
              <Button tone="quiet" busy={renew.isPending} onClick={() => setConfirming(true)}>
                {texts.renew}
              </Button>
            ),
          },
        ]}
        empty={null}
      />
      <ConfirmDialog
        open={isConfirming}
        title={texts.renewQuestion}
        confirmLabel={texts.renew}
        cancelLabel={texts.notNow}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          run({}, ({ data }) => onCodes(data.codes))
        }}
      >
        {texts.renewConsequence}
      </ConfirmDialog>
      {dialog}
    </>
  )
}
