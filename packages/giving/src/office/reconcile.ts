import type { AccountFailure, AccountReport, Wanted } from '../reconciliation/run.ts'
import { reconcileTenant } from '../reconciliation/run.ts'
import { type OfficeDeps, openOffice } from './open.ts'

/** Compares the books of a mosque's accounts with ours, as the host does every hour. */
export async function reconcileMosque(
  deps: OfficeDeps,
  tenantId: string,
  wanted: Wanted,
): Promise<(AccountReport | AccountFailure)[]> {
  return reconcileTenant(await openOffice(deps, tenantId), wanted)
}
