import type { DeskCall, DeskOperationId } from '@minaret/foundation/operations'
import type { Database, Tx } from '@minaret/foundation/db'
import { refuse, type Refusal } from '@minaret/foundation/responses'
import { getWait } from '@minaret/foundation/limits'
import { findOwnDevice, readDeviceCookie } from '@minaret/foundation/staff'
import { describeDevice } from './device.ts'
import { messages as texts } from './messages.gen.ts'
import { listMosques } from './mosques.ts'
import { emailFailedLogins } from './notices.ts'
import { getDeskUrl, type StaffServices } from './place.ts'
import { type CountedLogin, countLogin, createLoginMarks, type LoginMarks, type LoginAttempt } from './throttle.ts'

/** The account of a failed login. */
type Holder = { id: string; name: string; email: string }

/** A counted attempt. */
export type CountedAttempt = { marks: LoginMarks; counted: CountedLogin }

type AttemptCall = Pick<DeskCall<DeskOperationId>, 'request' | 'secrets' | 'now'>

/**
 * The marks by which an attempt is counted.
 * @param key identifies the account
 * @param accountId undefined for an email address without an account
 */
export async function getLoginMarks(
  tx: Tx,
  { request, secrets, now }: AttemptCall,
  { step, key, accountId }: Pick<LoginAttempt, 'step'> & { key: string; accountId: string | undefined },
): Promise<LoginMarks> {
  const secret = readDeviceCookie(request, request.header('cookie'))
  const device = accountId === undefined ? undefined : await findOwnDevice(tx, { accountId, secret, now })
  return createLoginMarks(secrets, { address: request.address, account: key, device, step })
}

/** Counts an attempt before the comparison. */
export async function countAttempt(
  tx: Tx,
  call: AttemptCall,
  context: Parameters<typeof getLoginMarks>[2],
): Promise<CountedAttempt> {
  const marks = await getLoginMarks(tx, call, context)
  return { marks, counted: await countLogin(tx, marks, call.now) }
}

/** The refusal after too many attempts, with the delay. */
export function pauseRefusal(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { ...refuse(429, texts.pause(getWait(seconds))), headers: { 'retry-after': String(seconds) } }
}

/** The number of failures of one kind after which the account holder is emailed. */
const failuresToEmail = 5

/**
 * Emails the account holder after five consecutive wrong passwords or second factors, at most once a day each. Attempts
 * on known devices do not count.
 */
export async function emailFailures(
  call: AttemptCall & StaffServices & { database: Database },
  account: Holder,
  counted: CountedLogin,
): Promise<void> {
  if ('until' in counted) return
  const step = (['code', 'password'] as const).find((kind) => counted.tries[kind] === failuresToEmail)
  if (step === undefined) return
  const mosques = await listMosques(call, account.id)
  const failures = { account, kind: step, device: describeDevice(call.request.header('user-agent')), now: call.now }
  await call.database.forAccount()((tx) => emailFailedLogins(tx, { mosques, address: getDeskUrl(call) }, failures))
}
