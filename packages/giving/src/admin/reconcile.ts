import type { AccountFailure, AccountReport, ReconcileOptions } from '../reconciliation/run.ts'
import { reconcileTenant } from '../reconciliation/run.ts'
import { type AdminDeps, createAdminContext } from './context.ts'

/** Reconciles our ledger with a mosque's provider accounts, as the server does every hour. */
export async function reconcileMosque(
  deps: AdminDeps,
  tenantId: string,
  options: ReconcileOptions,
): Promise<(AccountReport | AccountFailure)[]> {
  return reconcileTenant(await createAdminContext(deps, tenantId), options)
}
