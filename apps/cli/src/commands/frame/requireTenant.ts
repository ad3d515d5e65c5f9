import { UsageError } from './UsageError.ts'

/**
 * Requires `--tenant` for a destructive command with `--yes`: neither `MINARET_TENANT` nor a server with only
 * one mosque shows that this mosque is intended.
 * @throws UsageError for `--yes` without `--tenant`
 */
export function requireTenant({ tenant, yes }: { tenant?: string; yes?: boolean }): void {
  if (yes && tenant === undefined)
    throw new UsageError('--yes skips confirmation, so the mosque must be named: add --tenant and its short name.')
}
