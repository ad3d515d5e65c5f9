import { and, desc, eq } from 'drizzle-orm'
import { giftAidFaults, giftAidFilings, gifts, openFilingStates, type Tx } from '@minaret/foundation/db'
import { readableMark } from '../hmrc/index.ts'
import type { Filing } from './machine.ts'
import { settleFiling } from './settle.ts'
import type { FilingSettings } from './settings.ts'

const isOpen = (state: Filing['state']): boolean => openFilingStates.some((openState) => openState === state)

/** Filings on one page; older ones are in the log and in the list of claims. */
const pageSize = 50

/** Lists filings without donor names, newest first. */
export const listFilings = (tx: Tx): Promise<Filing[]> =>
  tx.select().from(giftAidFilings).orderBy(desc(giftAidFilings.builtAt)).limit(pageSize)

/** Reads a filing with the gifts HMRC found faulty, or undefined if it does not exist. */
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
 * Returns why a person may decide a filing, or null: HMRC's responses are inconclusive, or its service is no longer
 * configured.
 * @param configuredService the current filing service, if any
 */
export function attentionOf(
  { attention, state, service }: Pick<Filing, 'attention' | 'state' | 'service'>,
  configuredService: FilingSettings['service'] | undefined,
): Filing['attention'] | 'stopped' {
  if (attention !== null) return attention
  return isOpen(state) && service !== configuredService ? 'stopped' : null
}

/**
 * Stores a person's decision about a filing that needs one.
 * @returns whether a decision was open
 */
export async function resolveFiling(
  tx: Tx,
  id: string,
  {
    wasReceived,
    by,
    now,
    service,
  }: { wasReceived: boolean; by: string; now: Date; service: FilingSettings['service'] | undefined },
): Promise<boolean> {
  const [filing] = await tx.select().from(giftAidFilings).where(eq(giftAidFilings.id, id)).for('update')
  if (!filing || attentionOf(filing, service) === null) return false
  const verdict = wasReceived
    ? ({ state: 'accepted' } as const)
    : ({ state: 'failed', failure: 'not_taken', errors: [] } as const)
  await settleFiling(tx, filing, verdict, { now, change: {}, decidedBy: by })
  return true
}
