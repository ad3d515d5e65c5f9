import { asc, eq } from 'drizzle-orm'
import { giftAidLines, type Tx } from '@minaret/foundation/db'

type Line = typeof giftAidLines.$inferSelect

/** Reads lines in HMRC's order, by claim and position. HMRC's responses call the n-th line `GAD[n]`. */
export async function linesOf(tx: Tx, claimIds: readonly string[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const claimId of claimIds)
    lines.push(
      ...(await tx
        .select()
        .from(giftAidLines)
        .where(eq(giftAidLines.claimId, claimId))
        .orderBy(asc(giftAidLines.position))),
    )
  return lines
}
