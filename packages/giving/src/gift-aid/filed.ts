import { eq, inArray } from 'drizzle-orm'
import { giftAidClaims, giftAidFiled, giftAidFilings, openFilingStates, type Tx } from '@minaret/foundation/db'

/** What a claim's filing means for whoever would upload its schedule, or take it back. */
export type Filed =
  /** HMRC has not decided: it must not get the claim a second time. */
  | 'open'
  /** HMRC has it; `accepted` by its own answer, `decided` by what a person found out. */
  | 'accepted'
  | 'decided'

/** How far the filing of a claim is; nothing for one that was not filed, or that HMRC did not take. */
export async function filedOf(tx: Tx, claimId: string): Promise<Filed | undefined> {
  const [filing] = await tx
    .select({ state: giftAidFilings.state, decidedBy: giftAidFilings.decidedBy })
    .from(giftAidFiled)
    .innerJoin(giftAidFilings, eq(giftAidFilings.id, giftAidFiled.filingId))
    .where(eq(giftAidFiled.claimId, claimId))
  if (!filing) return undefined
  if (filing.state === 'accepted') return filing.decidedBy === null ? 'accepted' : 'decided'
  return openFilingStates.some((open) => open === filing.state) ? 'open' : undefined
}

/** Whether the claim of that number is on its way to HMRC. */
export async function isBeingFiled(tx: Tx, number: number): Promise<boolean> {
  const [claim] = await tx.select({ id: giftAidClaims.id }).from(giftAidClaims).where(eq(giftAidClaims.number, number))
  return claim !== undefined && (await filedOf(tx, claim.id)) === 'open'
}

/** The claims there are that were ever filed from here: their numbers. */
export async function filedNumbers(tx: Tx): Promise<ReadonlySet<number>> {
  const filed = tx.select({ id: giftAidFiled.claimId }).from(giftAidFiled)
  const rows = await tx
    .select({ number: giftAidClaims.number })
    .from(giftAidClaims)
    .where(inArray(giftAidClaims.id, filed))
  return new Set(rows.map(({ number }) => number))
}
