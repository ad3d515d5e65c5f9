import { findTvScreenNamed, revokeTvScreen } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions & { yes?: boolean }

async function run(typed: string, options: Options): Promise<void> {
  const gone = await withTenant(options.tenant, async ({ database }, id) => {
    const screen = await database.forTenant(id)((tx) => findTvScreenNamed(tx, typed))
    await ask({
      what: `The address of the display "${screen.name}" will stop working. You cannot undo this.`,
      word: screen.name,
      called: "the display's name",
      yes: options.yes,
    })
    // The display in the question, even if another has been given its name since.
    return database.forTenant(id)((tx) => revokeTvScreen(tx, screen.id, new Date()))
  })
  tell(options, gone, () => `The display "${gone.name}" stops working within a minute.`)
}

/** `tv token revoke`: revokes an address. */
export const revokeCommand = () =>
  defineTenantCommand('revoke <screen>', {
    summary: "Revoke a display's address",
    examples: ['tv token revoke --tenant an-noor "Main hall"'],
    more: 'Use the name or id of the display; "tv token list" shows them.',
  })
    .option('--yes', 'do not ask')
    .action(run)
