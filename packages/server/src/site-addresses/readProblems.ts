import { domainToUnicode } from 'node:url'
import type { DeskProblem } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { listDomains } from './changeDomains.ts'
import { stateOf } from './domainState.ts'

/** Lists domains in use whose record is missing or that point elsewhere. Only owners can read them. */
export const readDomainProblems = async (tx: Tx): Promise<DeskProblem[]> =>
  (await listDomains(tx)).flatMap((row): DeskProblem[] => {
    const { state, since } = stateOf(row)
    if (since === undefined) return []
    const kind = state === 'away' ? 'domainAway' : 'domainProofMissing'
    return [{ kind, name: domainToUnicode(row.hostname), since }]
  })
