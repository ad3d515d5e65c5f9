import { findTvScreenNamed, revokeTvScreen } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & { yes?: boolean }

async function run(typed: string, options: Options): Promise<void> {
  const gone = await withTenant(options.tenant, async ({ database }, id) => {
    const screen = await findTvScreenNamed(database, id, typed)
    await ask({
      what: `The address of the screen "${screen.name}" shows nothing any more, and cannot be given back.`,
      word: screen.name,
      called: "the screen's name",
      yes: options.yes,
    })
    // The one that was asked about, whatever is named like it meanwhile.
    return revokeTvScreen(database, id, screen.id, new Date())
  })
  tell(options, gone, () => `The screen "${gone.name}" shows nothing from its next question on, within a minute.`)
}

/** `tv token revoke`: takes an address back. */
export const revokeVerb = () =>
  tenantVerb('revoke <screen>', {
    says: "Take a screen's address back",
    examples: ['tv token revoke --tenant an-noor "Main hall"'],
    more: 'The screen is named by its name or its id; "tv token list" shows them.',
  })
    .option('--yes', 'do not ask')
    .action(run)
