import type { SiteDomain } from '@minaret/contract/desk'
import type { siteDomains } from '@minaret/foundation/db'
import type { DomainEvidence } from './askDns.ts'
import { hasProof } from './records.ts'

/** A domain as it is stored. */
export type DomainRow = typeof siteDomains.$inferSelect

type Stored = Pick<DomainRow, 'provedAt' | 'reachedAt' | 'proofMissingSince' | 'awaySince'>

const day = 24 * 60 * 60_000
/** So long a domain that points elsewhere still has the mosque's links, in milliseconds. */
const leadsFor = day
/** So long a domain whose record has gone is still the mosque's, in milliseconds; then another may have it. */
const heldFor = 30 * day

const isOver = (since: Date | null, span: number, now: Date) =>
  since !== null && now.getTime() - since.getTime() >= span

const nowhere: Stored = { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }

/** What is true of a domain after a check. What the DNS did not answer changes nothing. */
export function afterCheck(row: Stored, { proof, points }: Omit<DomainEvidence, 'found'>, now: Date): Stored {
  const provedAt = row.provedAt ?? (proof === 'found' ? now : null)
  if (provedAt === null) return nowhere
  const proofMissingSince =
    proof === 'found' ? null : proof === 'missing' ? (row.proofMissingSince ?? now) : row.proofMissingSince
  if (isOver(proofMissingSince, heldFor, now)) return nowhere
  const reachedAt = row.reachedAt ?? (points === 'here' ? now : null)
  if (reachedAt === null) return { provedAt, reachedAt, proofMissingSince, awaySince: null }
  const awaySince = points === 'here' ? null : points === 'elsewhere' ? (row.awaySince ?? now) : row.awaySince
  return { provedAt, reachedAt, proofMissingSince, awaySince }
}

/** Whether links lead to a domain: it is proved and was seen here within the last day. */
export const leads = ({ provedAt, reachedAt, awaySince }: Stored, now: Date): boolean =>
  provedAt !== null && reachedAt !== null && !isOver(awaySince, leadsFor, now)

/** How a domain is, in one word, and since when where something is wrong. */
export function stateOf(row: DomainRow): Pick<SiteDomain, 'state' | 'since'> {
  if (row.provedAt === null) return { state: hasProof(row.found?.texts ?? [], row.token) ? 'taken' : 'waiting' }
  if (row.proofMissingSince) return { state: 'proofMissing', since: row.proofMissingSince.toISOString() }
  if (row.awaySince) return { state: 'away', since: row.awaySince.toISOString() }
  return { state: row.reachedAt ? 'connected' : 'proved' }
}
