import type { DeskCall, DeskOperationId } from '@minaret/foundation/operations'
import type { Database, Tx } from '@minaret/foundation/db'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { waitOf } from '@minaret/foundation/limits'
import { findOwnDevice, readDeviceCookie } from '@minaret/foundation/staff'
import { deviceOf } from './device.ts'
import { messages as texts } from './messages.gen.ts'
import { mosquesOf } from './mosques.ts'
import { emailFailedLogins } from './notices.ts'
import { deskAddress, type StaffServices } from './place.ts'
import { type CountedLogin, countLogin, loginMarks, type LoginMarks, type LoginTry } from './throttle.ts'

/** Whom a login that does not succeed is about. */
type Holder = { id: string; name: string; email: string }

/** A try that was counted, and its counts. */
export type CountedTry = { marks: LoginMarks; counted: CountedLogin }

type Trying = Pick<DeskCall<DeskOperationId>, 'request' | 'secrets' | 'now'>

/**
 * The counts of a try by a call.
 * @param key what the account is counted by
 * @param accountId undefined for an email address without an account
 */
export async function marksOf(
  tx: Tx,
  { request, secrets, now }: Trying,
  { step, key, accountId }: Pick<LoginTry, 'step'> & { key: string; accountId: string | undefined },
): Promise<LoginMarks> {
  const secret = readDeviceCookie(request, request.header('cookie'))
  const device = accountId === undefined ? undefined : await findOwnDevice(tx, { accountId, secret, now })
  return loginMarks(secrets, { address: request.address, account: key, device, step })
}

/** Counts a try by a call before anything is compared. */
export async function countTry(tx: Tx, call: Trying, about: Parameters<typeof marksOf>[2]): Promise<CountedTry> {
  const marks = await marksOf(tx, call, about)
  return { marks, counted: await countLogin(tx, marks, call.now) }
}

/** Says how long somebody who tried too often has to wait. */
export function pauseRefusal(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { ...refuse(429, texts.pause(waitOf(seconds))), headers: { 'retry-after': String(seconds) } }
}

/** After so many failures of one kind, from wherever they come, the account's holder is emailed. */
const failuresToEmail = 5

/**
 * Emails an account's holder once their fifth password or second factor in a row was wrong; at most once a day for each of
 * the two. Tries on a device that is known to be theirs are not among them.
 */
export async function emailFailures(
  call: Trying & StaffServices & { database: Database },
  account: Holder,
  counted: CountedLogin,
): Promise<void> {
  if ('until' in counted) return
  const what = (['code', 'password'] as const).find((kind) => counted.tries[kind] === failuresToEmail)
  if (what === undefined) return
  const mosques = await mosquesOf(call, account.id)
  const failures = { account, what, device: deviceOf(call.request.header('user-agent')), now: call.now }
  await call.database.forAccount()((tx) => emailFailedLogins(tx, { mosques, address: deskAddress(call) }, failures))
}
