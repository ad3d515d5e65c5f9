import { and, desc, eq } from 'drizzle-orm'
import { giftAidFaults, giftAidFilings, gifts, openFilingStates, type Tx } from '@minaret/foundation/db'
import { readableMark } from '../hmrc/index.ts'
import type { Filing } from './machine.ts'
import { settleFiling } from './settle.ts'
import type { FilingSettings } from './settings.ts'

const isOpen = (state: Filing['state']): boolean => openFilingStates.some((open) => open === state)

/** Filings on one page; older ones are in the log and the ledger of claims. */
const most = 50

/** The filings there are, the newest first. They name nobody. */
export const listFilings = (tx: Tx): Promise<Filing[]> =>
  tx.select().from(giftAidFilings).orderBy(desc(giftAidFilings.builtAt)).limit(most)

/** One filing, with the gifts HMRC found a mistake in; nothing when there is none. */
export async function readFiling(tx: Tx, id: string) {
  const [filing] = await tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id))
  if (!filing) return undefined
  const faults = await tx
    .select({
      giftId: giftAidFaults.giftId,
      donorName: gifts.donorName,
      text: giftAidFaults.text,
      field: giftAidFaults.field,
    })
    .from(giftAidFaults)
    .innerJoin(gifts, and(eq(gifts.tenantId, giftAidFaults.tenantId), eq(gifts.id, giftAidFaults.giftId)))
    .where(eq(giftAidFaults.filingId, id))
  return { filing, mark: readableMark(filing.irMark), faults }
}

/**
 * Why a person may decide a filing: HMRC's answers leave it open, or it went to a service this installation no longer
 * asks; nothing where nobody may.
 * @param configured the one claims are filed with now, if any
 */
export function attentionOf(
  { attention, state, service }: Pick<Filing, 'attention' | 'state' | 'service'>,
  configured: FilingSettings['service'] | undefined,
): Filing['attention'] | 'stopped' {
  if (attention !== null) return attention
  return isOpen(state) && service !== configured ? 'stopped' : null
}

/**
 * Writes down what a person found out at HMRC about a filing that {@link attentionOf} leaves to them.
 * @returns whether anything was open
 */
export async function resolveFiling(
  tx: Tx,
  id: string,
  {
    taken,
    by,
    now,
    service,
  }: { taken: boolean; by: string; now: Date; service: FilingSettings['service'] | undefined },
): Promise<boolean> {
  const [filing] = await tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id)).for('update')
  if (!filing || attentionOf(filing, service) === null) return false
  const verdict = taken
    ? ({ state: 'accepted' } as const)
    : ({ state: 'failed', failure: 'not_taken', errors: [] } as const)
  await settleFiling(tx, filing, verdict, { now, change: {}, decidedBy: by })
  return true
}
