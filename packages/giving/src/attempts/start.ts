import { inArray } from 'drizzle-orm'
import { regularGifts, type Tx, gifts } from '@minaret/foundation/db'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { sha256 } from '@minaret/foundation/base'
import { findGateway, cardsUnavailable } from './attempt.ts'
import { makeChallenge } from './challenge.ts'
import { checkDeclines } from './declines.ts'
import { issuePageToken, readPageToken, type Visit } from './pageToken.ts'
import { findOpenCause, noCause } from '../records/giftStore.ts'

/** The visit that a page continues, and the email address of its gift. */
type PreviousPage = { visit: Visit; email?: string }

/** Reads the visit of the previous page. An invalid token starts a new visit. */
async function readPreviousPage(tx: Tx, { secrets, tenant, body }: GivingCall<'giftStart'>): Promise<PreviousPage> {
  const { previous } = body
  const token = previous ? readPageToken(secrets, tenant.id, previous) : undefined
  if (!previous || !token) return { visit: {} }
  const previousHash = sha256(previous)
  const firstHashes = token.previousHash ? [Buffer.from(token.previousHash, 'base64url')] : []
  const findByHashes = (table: typeof gifts | typeof regularGifts) =>
    tx
      .select({ passHash: table.passHash, email: table.donorEmail })
      .from(table)
      .where(inArray(table.passHash, [previousHash, ...firstHashes]))
  const rows = [...(await findByHashes(gifts)), ...(await findByHashes(regularGifts))]
  const lastGift = rows.find(({ passHash }) => passHash.equals(previousHash)) ?? rows[0]
  return {
    visit: { visit: token.visit, previousHash: lastGift?.passHash.toString('base64url') },
    email: lastGift?.email,
  }
}

/**
 * Issues a page token, with a challenge if recent declines require one.
 * @param createChallenge creates the challenge; if it fails, the donor continues without one
 */
export async function startGift(
  call: GivingCall<'giftStart'>,
  createChallenge = makeChallenge,
): Promise<OperationResult<'giftStart'>> {
  const { body, db, now, request, secrets, tenant, log } = call
  const { causeId } = body
  const outcome = await db(async (tx) => {
    if (causeId !== undefined && !(await findOpenCause(tx, causeId, now))) return noCause
    if (!(await findGateway(call, undefined, tx))) return cardsUnavailable
    const { email, visit } = await readPreviousPage(tx, call)
    const subject = { email, visit: visit.visit, address: request.address }
    return { visit, verdict: await checkDeclines(tx, { tenantId: tenant.id, secrets, now }, subject, log) }
  })
  if ('status' in outcome) return outcome
  const { verdict, visit } = outcome
  const token = issuePageToken(secrets, tenant.id, now, visit)
  const respond = ({ pageToken, expiresAt }: typeof token, challenge?: string) =>
    done({ pageToken, expiresAt: expiresAt.toISOString(), ...(challenge ? { challenge } : {}) })
  if (verdict !== 'challenge') return respond(token)
  try {
    return respond(token, await createChallenge(secrets, token.pageToken, now))
  } catch (err) {
    log.warn({ err }, 'a challenge could not be created; the donor continues without it')
    return respond(issuePageToken(secrets, tenant.id, now, { ...visit, isUnchallenged: true }))
  }
}
