import type { OwnLogin as Login } from '@minaret/contract/desk'
import { hasNoMessage } from '@minaret/domain'
import {
  hasPasskeys,
  isAlreadyRegistered,
  ownLoginReads,
  useAddPasskey,
  useDeskAction,
  useDeskQuery,
  useDeskSession,
} from '@minaret/domain/desk'
import { Button, ConfirmDialog, List, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { useConfirmed } from '../confirm/index.ts'
import { Loading, useInstant } from '../frame/index.ts'
import styles from './sessions.module.css'

type Passkey = Login['passkeys'][number]
type SectionProps = { login: Login; isDemonstration: boolean }

/** The account's login methods: passkeys, which can be added and removed, and recovery codes. */
export function OwnLogin({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const { t } = useWords('deskSessions')
  const say = t.deskSessions
  const { data: session } = useDeskSession()
  const login = useDeskQuery('ownLoginView', {}, { staleTime: 0 })
  const isDemonstration = session?.account?.demonstration ?? false
  return (
    <>
      <h2>{say.how}</h2>
      <p>{say.lead}</p>
      {isDemonstration && <Notice tone="demo">{say.nothingHere}</Notice>}
      {login.data ? (
        <>
          {!isDemonstration && <AddPasskey login={login.data} />}
          <Passkeys login={login.data} isDemonstration={isDemonstration} />
          <OtherWays login={login.data} isDemonstration={isDemonstration} onCodes={onCodes} />
        </>
      ) : (
        <Loading failed={login.isError} retry={() => void login.refetch()} />
      )}
    </>
  )
}

function AddPasskey({ login: { passkeys, mostPasskeys } }: { login: Login }) {
  const { t } = useWords('deskSessions')
  const say = t.deskSessions
  const add = useAddPasskey()
  const { run, dialog, isAsking } = useConfirmed(add)
  if (passkeys.length >= mostPasskeys) return <p className={styles.hint}>{say.full({ most: mostPasskeys })}</p>
  if (!hasPasskeys()) return <p className={styles.hint}>{say.unsupported}</p>
  const problem = isAlreadyRegistered(add.error)
    ? say.isThere
    : add.error && hasNoMessage(add.error)
      ? say.failed
      : add.error?.message
  return (
    <div className={styles.add}>
      <Button size="large" busy={add.isPending} onClick={() => run(undefined, () => {})}>
        {say.add}
      </Button>
      {problem !== undefined && !isAsking && <Notice tone="danger" live="assertive" title={problem} />}
      {dialog}
    </div>
  )
}

function Passkeys({ login: { passkeys, authenticator }, isDemonstration }: SectionProps) {
  const { t } = useWords('deskSessions')
  const say = t.deskSessions
  const at = useInstant()
  const remove = useDeskAction('ownLoginPasskeyRemove', { isField: () => true, refresh: ownLoginReads })
  const { run, dialog } = useConfirmed(remove)
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey>()
  const isLastWay = passkeys.length === 1 && !authenticator
  return (
    <>
      <h3>{say.passkeys}</h3>
      <List
        label={say.passkeys}
        rows={passkeys.map((passkey) => {
          const { id, name, addedAt, usedAt, current } = passkey
          return {
            id,
            title: current ? say.usedNow({ name }) : name,
            meta: `${say.added({ at: at(addedAt) })} · ${usedAt ? say.used({ at: at(usedAt) }) : say.unused}`,
            action:
              isLastWay || isDemonstration ? undefined : (
                <Button
                  tone="quiet"
                  aria-label={say.removeOf({ name, at: at(addedAt) })}
                  busy={remove.isPending && remove.variables.body.id === id}
                  onClick={() => setPasskeyToRemove(passkey)}
                >
                  {say.remove}
                </Button>
              ),
          }
        })}
        empty={<p className={styles.hint}>{say.none}</p>}
      />
      {isLastWay && !isDemonstration && <p className={styles.hint}>{say.lastWay}</p>}
      <ConfirmDialog
        open={passkeyToRemove !== undefined}
        title={say.question({ name: passkeyToRemove?.name ?? '' })}
        confirmLabel={say.removeIt}
        cancelLabel={say.keep}
        onCancel={() => setPasskeyToRemove(undefined)}
        onConfirm={() => {
          setPasskeyToRemove(undefined)
          if (passkeyToRemove) run({ body: { id: passkeyToRemove.id } }, () => {})
        }}
      >
        {say.consequence}
      </ConfirmDialog>
      {dialog}
    </>
  )
}

function OtherWays({
  login: { authenticator, recoveryCodes },
  isDemonstration,
  onCodes,
}: SectionProps & { onCodes(codes: readonly string[]): void }) {
  const { t } = useWords('deskSessions')
  const say = t.deskSessions
  const renew = useDeskAction('ownLoginCodesRenew', { isField: () => true, toast: false, refresh: ownLoginReads })
  const { run, dialog } = useConfirmed(renew)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <h3>{say.others}</h3>
      <List
        label={say.others}
        rows={[
          { id: 'password', title: say.password, meta: authenticator ? say.isSet : say.isNotSet },
          {
            id: 'codes',
            title: say.codes,
            // A demonstration's login has no recovery codes, and gets none.
            meta: isDemonstration && recoveryCodes === 0 ? say.isNotSet : say.left({ count: recoveryCodes }),
            action: isDemonstration ? undefined : (
              <Button tone="quiet" busy={renew.isPending} onClick={() => setConfirming(true)}>
                {say.renew}
              </Button>
            ),
          },
        ]}
        empty={null}
      />
      <ConfirmDialog
        open={isConfirming}
        title={say.renewQuestion}
        confirmLabel={say.renew}
        cancelLabel={say.notNow}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          run({}, ({ data }) => onCodes(data.codes))
        }}
      >
        {say.renewConsequence}
      </ConfirmDialog>
      {dialog}
    </>
  )
}
