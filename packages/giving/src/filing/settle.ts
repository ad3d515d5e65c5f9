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

/** Reads the claims of a filing in the order sent. */
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

/** The field of a line that an error refers to: the last name of its XPath. */
const fieldOf = (location: string | undefined): string | undefined =>
  /\/(?:\w+:)?(\w+)\[\d+\]$/.exec(location ?? '')?.[1]

/** Stores which gifts HMRC found faulty, before their lines are deleted. @returns errors that refer to no gift */
async function writeFaults(tx: Tx, filingId: string, claimIds: readonly string[], errors: readonly GatewayError[]) {
  const lines = await linesOf(tx, claimIds)
  const remarks: GatewayError[] = []
  for (const error of errors) {
    const position = donationAt(error.location)
    const line = position === undefined ? undefined : lines[position - 1]
    if (!line) {
      remarks.push(error)
      continue
    }
    const claimedGifts = await tx
      .select({ giftId: giftAidClaimed.giftId, declarationId: giftAidClaimed.declarationId })
      .from(giftAidClaimed)
      .where(and(eq(giftAidClaimed.claimId, line.claimId), eq(giftAidClaimed.position, line.position)))
    if (claimedGifts.length > 0)
      await tx
        .insert(giftAidFaults)
        .values(
          claimedGifts.map((gift) => ({
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
 * Stores a verdict in one transaction: marks accepted claims as claimed, frees the gifts of others, and deletes the
 * login.
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
      // A stored verdict is then deleted at HMRC.
      nextAt: verdict.state === 'failed' || filing.correlationId === null ? null : now,
    })
    .where(eq(giftAidFilings.id, filing.id))
  await audit(tx, verdict.state === 'accepted' ? 'gift aid claim marked' : 'gift aid claim undone')
}
