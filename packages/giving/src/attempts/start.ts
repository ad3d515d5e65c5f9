import { inArray } from 'drizzle-orm'
import { regularGifts, type Tx, gifts } from '@minaret/foundation/db'
import { type OperationResult } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { sha256 } from '@minaret/foundation/base'
import { findGateway, noCards } from './attempt.ts'
import { makeChallenge } from './challenge.ts'
import { checkDeclines } from './declines.ts'
import { issuePageToken, readPageToken, type Visit } from './pageToken.ts'
import { findOpenCause, noCause } from '../records/giftStore.ts'

/** The visit a page goes on with, and who has begun a gift in it. */
type PreviousPage = { visit: Visit; email?: string }

/** What the page before this one has begun. A token that is none of ours is a fresh visit. */
async function readPreviousPage(tx: Tx, { secrets, tenant, body }: GivingCall<'giftStart'>): Promise<PreviousPage> {
  const { previous } = body
  const token = previous ? readPageToken(secrets, tenant.id, previous) : undefined
  if (!previous || !token) return { visit: {} }
  const own = sha256(previous)
  const first = token.goesOnFrom ? [Buffer.from(token.goesOnFrom, 'base64url')] : []
  const opened = (table: typeof gifts | typeof regularGifts) =>
    tx
      .select({ passHash: table.passHash, email: table.donorEmail })
      .from(table)
      .where(inArray(table.passHash, [own, ...first]))
  const found = [...(await opened(gifts)), ...(await opened(regularGifts))]
  const last = found.find(({ passHash }) => passHash.equals(own)) ?? found[0]
  return { visit: { visit: token.visit, goesOnFrom: last?.passHash.toString('base64url') }, email: last?.email }
}

/**
 * A page token, with a challenge where the last hour's declines ask for one.
 * @param make makes the challenge; a real donor is let through when it cannot
 */
export async function startGift(
  call: GivingCall<'giftStart'>,
  make = makeChallenge,
): Promise<OperationResult<'giftStart'>> {
  const { body, db, now, request, secrets, tenant, log } = call
  const { causeId } = body
  const start = await db(async (tx) => {
    if (causeId !== undefined && !(await findOpenCause(tx, causeId, now))) return noCause
    if (!(await findGateway(call, undefined, tx))) return noCards
    const { email, visit } = await readPreviousPage(tx, call)
    const subject = { email, visit: visit.visit, address: request.address }
    return { visit, verdict: await checkDeclines(tx, { tenantId: tenant.id, secrets, now }, subject, log) }
  })
  if ('status' in start) return start
  const { verdict, visit } = start
  const token = issuePageToken(secrets, tenant.id, now, visit)
  const answer = ({ pageToken, expiresAt }: typeof token, challenge?: string) =>
    done({ pageToken, expiresAt: expiresAt.toISOString(), ...(challenge ? { challenge } : {}) })
  if (verdict !== 'challenge') return answer(token)
  try {
    return answer(token, await make(secrets, token.pageToken, now))
  } catch (err) {
    log.warn({ err }, 'a challenge could not be created; the donor continues without it')
    return answer(issuePageToken(secrets, tenant.id, now, { ...visit, unasked: true }))
  }
}
