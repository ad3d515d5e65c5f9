import { listTvScreens, revokeTvScreen } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

type Options = TenantOptions & { yes?: boolean }

async function run(typed: string, options: Options): Promise<void> {
  const gone = await withTenant(options.tenant, async ({ database }, id) => {
    const known = await listTvScreens(database, id)
    const named = known.find((screen) => screen.name === typed || screen.id.includes(typed))
    // What there is not is refused before anybody is asked about it.
    if (named)
      await ask({
        what: `The address of the screen "${named.name}" shows nothing any more, and cannot be given back.`,
        word: named.name,
        called: "the screen's name",
        yes: options.yes,
      })
    return revokeTvScreen(database, id, typed, new Date())
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
