import type { SiteDomain } from '@minaret/contract/desk'
import type { siteDomains } from '@minaret/foundation/db'
import type { DomainEvidence } from './askDns.ts'
import { hasProof } from './records.ts'

/** A stored domain. */
export type DomainRow = typeof siteDomains.$inferSelect

type DomainDates = Pick<DomainRow, 'provedAt' | 'reachedAt' | 'proofMissingSince' | 'awaySince'>

const day = 24 * 60 * 60_000
/** How long links keep using a domain that points elsewhere, in milliseconds. */
const awayGrace = day
/** How long a mosque keeps a domain whose proof record is missing, in milliseconds. */
const proofGrace = 30 * day

const hasElapsed = (since: Date | null, duration: number, now: Date) =>
  since !== null && now.getTime() - since.getTime() >= duration

const unprovedDates: DomainDates = { provedAt: null, reachedAt: null, proofMissingSince: null, awaySince: null }

/** Returns a domain's dates after a check. They do not change if there was no response. */
export function afterCheck(row: DomainDates, { proof, points }: Omit<DomainEvidence, 'found'>, now: Date): DomainDates {
  const provedAt = row.provedAt ?? (proof === 'found' ? now : null)
  if (provedAt === null) return unprovedDates
  const proofMissingSince =
    proof === 'found' ? null : proof === 'missing' ? (row.proofMissingSince ?? now) : row.proofMissingSince
  if (hasElapsed(proofMissingSince, proofGrace, now)) return unprovedDates
  const reachedAt = row.reachedAt ?? (points === 'here' ? now : null)
  if (reachedAt === null) return { provedAt, reachedAt, proofMissingSince, awaySince: null }
  const awaySince = points === 'here' ? null : points === 'elsewhere' ? (row.awaySince ?? now) : row.awaySince
  return { provedAt, reachedAt, proofMissingSince, awaySince }
}

/** Whether links use a domain: it is proved, and has pointed here within the last day. */
export const isUsedByLinks = ({ provedAt, reachedAt, awaySince }: DomainDates, now: Date): boolean =>
  provedAt !== null && reachedAt !== null && !hasElapsed(awaySince, awayGrace, now)

/** Returns the state of a domain, and the start of a problem. */
export function stateOf(row: DomainRow): Pick<SiteDomain, 'state' | 'since'> {
  if (row.provedAt === null) return { state: hasProof(row.found?.texts ?? [], row.token) ? 'taken' : 'waiting' }
  if (row.proofMissingSince) return { state: 'proofMissing', since: row.proofMissingSince.toISOString() }
  if (row.awaySince) return { state: 'away', since: row.awaySince.toISOString() }
  return { state: row.reachedAt ? 'connected' : 'proved' }
}
