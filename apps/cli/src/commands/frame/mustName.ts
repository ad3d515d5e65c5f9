import { UsageError } from './UsageError.ts'

/**
 * Sees to it that what is destroyed unasked was named: neither `MINARET_TENANT` nor there being one mosque alone says that
 * it is meant.
 * @throws UsageError when `--yes` stands without `--tenant`
 */
export function mustName({ tenant, yes }: { tenant?: string; yes?: boolean }): void {
  if (yes && tenant === undefined)
    throw new UsageError('With --yes there is no confirmation, so choose the mosque: add --tenant and its short name.')
}
