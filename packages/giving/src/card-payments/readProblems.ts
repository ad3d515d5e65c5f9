import type { DeskProblem } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { hasOwnKeys, listConnected } from '../card-accounts/index.ts'
import { modeOf } from '../providers/index.ts'
import { wallClock } from '@minaret/timetable'

/**
 * Reports an account in use that Stripe has stopped or will stop. Row-level security makes it visible only to staff who handle
 * money.
 */
export async function readCardProblems(tx: Tx, { config }: Pick<Tenant, 'config'>): Promise<DeskProblem[]> {
  const mode = modeOf({ config })
  const activeAccount = (await listConnected(tx)).find((account) => account.mode === mode && account.opening === null)
  if (mode === 'demo' || config.payment.setting !== mode || !activeAccount || (await hasOwnKeys(tx, mode))) return []
  if (activeAccount.chargesEnabled === false) return [{ kind: 'cardPaymentsStopped' }]
  const { due = [], deadline } = activeAccount.requirements ?? {}
  if (due.length === 0 || deadline === undefined) return []
  return [{ kind: 'cardPaymentsDue', day: wallClock(new Date(deadline), config.timeZone).date }]
}
