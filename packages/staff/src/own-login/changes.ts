import { newPublicId, type Tx } from '@minaret/foundation/db'
import type { DeskCall, DatabaseOperationId } from '@minaret/foundation/operations'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { type StaffSession, writeLog } from '@minaret/foundation/staff'
import type { Tenant } from '@minaret/foundation/tenancy'
import { describeDevice } from '../members/device.ts'
import { emailLoginNews, listMosques } from '../members/mosques.ts'
import { getDeskUrl, type StaffServices } from '../members/place.ts'
import { type LoginChange, createChangeEmail } from './emails.ts'
import { lockOwnLogin, type OwnLogin } from './store.ts'
import { messages as texts } from './messages.gen.ts'

type Call = DeskCall<DatabaseOperationId> & StaffServices

/** The context of a change in its transaction. */
type ChangeContext = OwnLogin & {
  session: StaffSession
  /** Emails the change to the account holder, and logs it at each of their mosques. */
  announce(change: LoginChange): Promise<void>
}

async function announceChange(
  tx: Tx,
  {
    account,
    change,
    mosques,
    call,
  }: { account: OwnLogin['account']; change: LoginChange; mosques: readonly Tenant[]; call: Call },
): Promise<void> {
  const { now, request } = call
  const device = describeDevice(request.header('user-agent'))
  const event = {
    account,
    toHolderOnly: true,
    kind: 'own-login' as const,
    cause: newPublicId(),
    renderEmail: createChangeEmail(change, { device, address: getDeskUrl(call), now }),
  }
  const content = { values: { device: change.passkey ?? device } }
  await emailLoginNews(tx, mosques, event, () =>
    writeLog(tx, { accountId: account.id, kind: change.kind, content, now }),
  )
}

/**
 * Changes a member’s own login under a lock. Demonstration logins are shared and cannot be changed. The mosques are read
 * before the transaction, so that it does not need a second connection.
 */
export async function changeOwnLogin<Result>(
  call: Call,
  work: (tx: Tx, context: ChangeContext) => Promise<Result>,
): Promise<Result | Refusal> {
  const { database, session } = call
  if (!session) return refuse(401, texts.loggedOut)
  if (session.method === 'demonstration') return refuse(403, texts.demonstration)
  const mosques = await listMosques(call, session.account.id)
  return database.forAccount()(async (tx) => {
    const login = await lockOwnLogin(tx, session)
    if (!login) return refuse(401, texts.loggedOut)
    const { account } = login
    return work(tx, { ...login, session, announce: (change) => announceChange(tx, { account, change, mosques, call }) })
  })
}
