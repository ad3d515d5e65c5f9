import { findTvScreenNamed, revokeTvScreen } from '@minaret/server/operator'
import { confirm } from '../frame/confirm.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { yes?: boolean }

async function run(nameOrId: string, options: Options): Promise<void> {
  const result = await withTenant(options.tenant, async ({ database }, id) => {
    const screen = await database.forTenant(id)((tx) => findTvScreenNamed(tx, nameOrId))
    await confirm({
      message: `The address of the display "${screen.name}" will stop working. You cannot undo this.`,
      expectedInput: screen.name,
      inputName: "the display's name",
      yes: options.yes,
    })
    // Revokes the display that was confirmed, even if another display has since been given its name.
    return database.forTenant(id)((tx) => revokeTvScreen(tx, screen.id, new Date()))
  })
  printResult(options, result, () => `The display "${result.name}" stops working within a minute.`)
}

/** `tv token revoke`: revokes an address. */
export const revokeCommand = () =>
  defineTenantCommand('revoke <display>', {
    summary: "Revoke a display's address",
    examples: ['tv token revoke --tenant an-noor "Main hall"'],
    details: 'Use the name or id of the display, from "tv token list".',
  })
    .option('--yes', 'skip confirmation')
    .action(run)
