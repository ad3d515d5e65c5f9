import type { AccountFailure, AccountReport, ReconcileOptions } from '../reconciliation/run.ts'
import { reconcileTenant } from '../reconciliation/run.ts'
import { type AdminDeps, createAdminContext } from './context.ts'

/** Compares the ledger of a mosque's accounts with ours, as the server does every hour. */
export async function reconcileMosque(
  deps: AdminDeps,
  tenantId: string,
  wanted: ReconcileOptions,
): Promise<(AccountReport | AccountFailure)[]> {
  return reconcileTenant(await createAdminContext(deps, tenantId), wanted)
}
