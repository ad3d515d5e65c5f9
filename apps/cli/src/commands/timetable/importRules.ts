import { importSalahApi, OperatorError } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import type { TenantOptions } from '../frame/defineCommand.ts'

type Options = TenantOptions & { dryRun?: boolean; replace?: boolean }

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

/** Imports a SalahAPI document: rules and location, without a table. */
export async function importRules(name: string, text: string, options: Options): Promise<void> {
  const { tenant, dryRun, replace } = options
  const result = await withTenant(tenant, ({ database }, id) => importSalahApi(database, id, text, { dryRun, replace }))
  if (!result.ok) {
    process.exitCode = 1
    if (options.json) return printResult(options, result, String)
    const { problems } = result
    const count = problems.length === 1 ? '1 error' : `${problems.length} errors`
    throw new OperatorError(`${name} was not imported, and nothing has changed. ${count}:\n${indent(problems)}`)
  }
  const { changes, kept: unchanged, warnings } = result
  if (!options.json) for (const warning of warnings) printNote(warning)
  const action = dryRun ? 'Nothing was changed. Importing would change:' : 'Changed:'
  printResult(options, result, () =>
    [
      changes.length === 0 ? 'Everything in it is already set: nothing has changed.' : `${action}\n${indent(changes)}`,
      ...(unchanged.length === 0
        ? []
        : [`Unchanged, because a SalahAPI document cannot contain it (--replace deletes it):\n${indent(unchanged)}`]),
    ].join('\n'),
  )
}
