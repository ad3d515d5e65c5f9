import { asc, eq } from 'drizzle-orm'
import { giftAidLines, type Tx } from '@minaret/foundation/db'

type Line = typeof giftAidLines.$inferSelect

/** A claim's lines in HMRC's order: by claim, then by place. The n-th is what HMRC's answers call `GAD[n]`. */
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
