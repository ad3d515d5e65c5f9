import { eq, inArray } from 'drizzle-orm'
import { giftAidClaims, giftAidFiled, giftAidFilings, openFilingStates, type Tx } from '@minaret/foundation/db'

/** The state of a claim's filing, which decides whether its schedule may be uploaded or undone. */
export type FilingOutcome =
  /** HMRC has not decided yet: the claim must not be sent a second time. */
  | 'open'
  /** HMRC has the claim: `accepted` by its own response, `decided` by staff. */
  | 'accepted'
  | 'decided'

/** Returns the state of a claim's filing; undefined if it was not filed, or not accepted by HMRC. */
export async function findFilingOutcome(tx: Tx, claimId: string): Promise<FilingOutcome | undefined> {
  const [filing] = await tx
    .select({ state: giftAidFilings.state, decidedBy: giftAidFilings.decidedBy })
    .from(giftAidFiled)
    .innerJoin(giftAidFilings, eq(giftAidFilings.id, giftAidFiled.filingId))
    .where(eq(giftAidFiled.claimId, claimId))
  if (!filing) return undefined
  if (filing.state === 'accepted') return filing.decidedBy === null ? 'accepted' : 'decided'
  return openFilingStates.some((state) => state === filing.state) ? 'open' : undefined
}

/** Whether a claim is being filed with HMRC. */
export async function isBeingFiled(tx: Tx, number: number): Promise<boolean> {
  const [claim] = await tx.select({ id: giftAidClaims.id }).from(giftAidClaims).where(eq(giftAidClaims.number, number))
  return claim !== undefined && (await findFilingOutcome(tx, claim.id)) === 'open'
}

/** Returns the numbers of all claims ever filed online. */
export async function listFiledNumbers(tx: Tx): Promise<ReadonlySet<number>> {
  const filedIds = tx.select({ id: giftAidFiled.claimId }).from(giftAidFiled)
  const rows = await tx
    .select({ number: giftAidClaims.number })
    .from(giftAidClaims)
    .where(inArray(giftAidClaims.id, filedIds))
  return new Set(rows.map(({ number }) => number))
}
