import { makeChallenge } from '../attempts/challenge.ts'
import { countDecline, mustWait } from '../attempts/declines.ts'
import { judgeTry, type Tried, unsolved } from '../attempts/gate.ts'
import { issuePass } from '../attempts/pass.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { ManageCall } from './manage.ts'
import type { CycleRow } from '../records/regularStore.ts'
import { cycleMessages } from '../messages/regular/index.ts'

const tooMany: Refusal = {
  ...refuse(429, cycleMessages.tooManyDeclines),
  headers: { 'retry-after': '3600' },
}

const placeOf = ({ tenant, secrets, now }: ManageCall) => ({ tenantId: tenant.id, secrets, now })

/** Whose declines are counted, and stop them: by the e-mail address of the gift, which nobody chooses here, and the network. */
const giverOf = ({ request }: ManageCall, { donorEmail }: CycleRow) => ({ email: donorEmail, address: request.address })

/** Counts a card that was declined for a regular gift like any other. */
export const countFor = (call: ManageCall, cycle: CycleRow): Promise<void> =>
  call.db((tx) => countDecline(tx, placeOf(call), giverOf(call, cycle)))

/** Whoever had too many cards declined waits, before an open collection is tried with another. */
export async function mustRest(call: ManageCall, cycle: CycleRow): Promise<Refusal | undefined> {
  const stopped = await call.db((tx) => mustWait(tx, placeOf(call), giverOf(call, cycle), call.log))
  return stopped ? tooMany : undefined
}

/**
 * Why another card may not be tried for a regular gift now, or nothing. A page for it has no page token before it needs
 * one: whoever must solve a challenge gets it with this refusal, and the token it is made for.
 */
export async function mayNotReplace(call: ManageCall, cycle: CycleRow, tried: Tried): Promise<Refusal | undefined> {
  const { secrets, tenant, now, log } = call
  const verdict = await call.db((tx) => judgeTry(tx, { ...call, body: tried }, cycle.donorEmail))
  if (verdict === 'free') return undefined
  if (verdict === 'stop') return tooMany
  const { pageToken } = issuePass(secrets, tenant.id, now)
  try {
    const challenge = await makeChallenge(secrets, pageToken, now)
    return { ...unsolved, data: { ...unsolved.data, pageToken, challenge } }
  } catch (err) {
    log.warn({ err }, 'a challenge could not be created; the card change continues without it')
    return undefined
  }
}
