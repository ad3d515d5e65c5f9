import { and, asc, eq, inArray } from 'drizzle-orm'
import { audit } from '@minaret/foundation/identity'
import {
  currentTenant,
  giftAidClaimed,
  giftAidClaims,
  giftAidFaults,
  giftAidFiled,
  giftAidFilings,
  type Tx,
} from '@minaret/foundation/db'
import { freeGifts } from '../gift-aid/index.ts'
import { donationAt, type GatewayError } from '../hmrc/index.ts'
import { linesOf } from './lines.ts'
import type { Filing, FilingChange, Verdict } from './machine.ts'

/** The claims of a filing, in the order they were sent. */
const claimsOf = (tx: Tx, filingId: string) =>
  tx
    .select({ id: giftAidClaims.id })
    .from(giftAidFiled)
    .innerJoin(
      giftAidClaims,
      and(eq(giftAidClaims.tenantId, giftAidFiled.tenantId), eq(giftAidClaims.id, giftAidFiled.claimId)),
    )
    .where(eq(giftAidFiled.filingId, filingId))
    .orderBy(asc(giftAidClaims.number))

/** The part of a line an error is about: the last name of its XPath. */
const fieldOf = (location: string | undefined): string | undefined =>
  /\/(?:\w+:)?(\w+)\[\d+\]$/.exec(location ?? '')?.[1]

/** Writes down which gifts HMRC found a mistake in, before their lines go. @returns what it said of no gift */
async function writeFaults(tx: Tx, filingId: string, claimIds: readonly string[], errors: readonly GatewayError[]) {
  const lines = await linesOf(tx, claimIds)
  const remarks: GatewayError[] = []
  for (const error of errors) {
    const at = donationAt(error.location)
    const line = at === undefined ? undefined : lines[at - 1]
    if (!line) {
      remarks.push(error)
      continue
    }
    const claimed = await tx
      .select({ giftId: giftAidClaimed.giftId, declarationId: giftAidClaimed.declarationId })
      .from(giftAidClaimed)
      .where(and(eq(giftAidClaimed.claimId, line.claimId), eq(giftAidClaimed.position, line.position)))
    if (claimed.length > 0)
      await tx
        .insert(giftAidFaults)
        .values(
          claimed.map((gift) => ({
            tenantId: currentTenant,
            filingId,
            ...gift,
            number: error.number,
            field: fieldOf(error.location),
            text: error.text,
          })),
        )
        .onConflictDoNothing()
  }
  return remarks
}

/**
 * Writes a verdict down with everything that follows, in one transaction: accepted claims are claimed, of all others the
 * gifts are free again, and the login is forgotten.
 */
export async function settleFiling(
  tx: Tx,
  filing: Filing,
  verdict: Verdict,
  { now, change, decidedBy }: { now: Date; change: FilingChange; decidedBy?: string },
): Promise<void> {
  const claims = (await claimsOf(tx, filing.id)).map(({ id }) => id)
  const errors = 'errors' in verdict ? verdict.errors : []
  const remarks = await writeFaults(tx, filing.id, claims, errors)
  if (verdict.state === 'accepted')
    await tx.update(giftAidClaims).set({ state: 'claimed', claimedAt: now }).where(inArray(giftAidClaims.id, claims))
  else for (const id of claims) await freeGifts(tx, id, now)
  await tx
    .update(giftAidFilings)
    .set({
      ...change,
      state: verdict.state,
      failure: verdict.state === 'failed' ? verdict.failure : null,
      remarks: remarks.map(({ number, text }) => ({ number, text })),
      credentials: null,
      attention: null,
      answeredAt: now,
      decidedBy,
      attempts: 0,
      // A verdict that is stored here is deleted there.
      nextAt: verdict.state === 'failed' || filing.correlationId === null ? null : now,
    })
    .where(eq(giftAidFilings.id, filing.id))
  await audit(tx, verdict.state === 'accepted' ? 'gift aid claim marked' : 'gift aid claim undone')
}
