import { inArray } from 'drizzle-orm'
import { cycles, type Tx, gifts } from '@minaret/foundation/db'
import { type Answer } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { sha256 } from '@minaret/foundation/base'
import { gatewayOrNone, noCards } from './attempt.ts'
import { makeChallenge } from './challenge.ts'
import { judge } from './declines.ts'
import { issuePass, readPass, type Visit } from './pass.ts'
import { findOpenCause, noCause } from '../records/giftStore.ts'

/** The visit a page goes on with, and who has begun a gift in it. */
type Before = { visit: Visit; email?: string }

/** What the page before this one has begun. A token that is none of ours is a fresh visit. */
async function readBefore(tx: Tx, { secrets, tenant, body }: GivingCall<'giftStart'>): Promise<Before> {
  const { previous } = body
  const pass = previous ? readPass(secrets, tenant.id, previous) : undefined
  if (!previous || !pass) return { visit: {} }
  const own = sha256(previous)
  const first = pass.goesOnFrom ? [Buffer.from(pass.goesOnFrom, 'base64url')] : []
  const opened = (table: typeof gifts | typeof cycles) =>
    tx
      .select({ passHash: table.passHash, email: table.donorEmail })
      .from(table)
      .where(inArray(table.passHash, [own, ...first]))
  const found = [...(await opened(gifts)), ...(await opened(cycles))]
  const last = found.find(({ passHash }) => passHash.equals(own)) ?? found[0]
  return { visit: { visit: pass.visit, goesOnFrom: last?.passHash.toString('base64url') }, email: last?.email }
}

/**
 * A page token, with a challenge where the last hour's declines ask for one.
 * @param make makes the challenge; a real giver is let through when it cannot
 */
export async function startGift(call: GivingCall<'giftStart'>, make = makeChallenge): Promise<Answer<'giftStart'>> {
  const { body, db, now, request, secrets, tenant, log } = call
  const { causeId } = body
  if (causeId !== undefined && !(await db((tx) => findOpenCause(tx, causeId, now)))) return noCause
  if (!(await gatewayOrNone(call))) return noCards
  const { verdict, visit } = await db(async (tx) => {
    const { email, visit } = await readBefore(tx, call)
    const giver = { email, visit: visit.visit, address: request.address }
    return { visit, verdict: await judge(tx, { tenantId: tenant.id, secrets, now }, giver, log) }
  })
  const pass = issuePass(secrets, tenant.id, now, visit)
  const answer = ({ pageToken, expiresAt }: typeof pass, challenge?: string) =>
    done({ pageToken, expiresAt: expiresAt.toISOString(), ...(challenge ? { challenge } : {}) })
  if (verdict !== 'challenge') return answer(pass)
  try {
    return answer(pass, await make(secrets, pass.pageToken, now))
  } catch (err) {
    log.warn({ err }, 'a challenge could not be created; the donor continues without it')
    return answer(issuePass(secrets, tenant.id, now, { ...visit, unasked: true }))
  }
}
