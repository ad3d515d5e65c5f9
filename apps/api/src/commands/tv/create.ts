import { renderUnicodeCompact } from 'uqr'
import { addTvScreen, isOpen, loadTenant, OperatorError, pathTo, siteLink } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const made = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    if (!isOpen('tv', tenant.config))
      throw new OperatorError(
        `${tenant.slug} shows campaigns alone (StandaloneCampaigns is set), and no display can open a page of it. Take that setting away first: config unset StandaloneCampaigns`,
      )
    const { token, ...screen } = await addTvScreen(database, id, typed)
    const wide = siteLink(tenant, pathTo('tv', { token }))
    return { ...screen, wide, tall: wide.replace('/tv/', '/tv/portrait/') }
  })
  tell(options, made, () =>
    [
      `The screen "${made.name}" opens one of these. They are shown this once; whoever knows one can open it.`,
      `  lying:    ${made.wide}`,
      `  standing: ${made.tall}`,
      // A telephone or a remote control with a camera reads it; a pipe does not.
      ...(process.stdout.isTTY ? ['', renderUnicodeCompact(made.wide)] : []),
    ].join('\n'),
  )
}

/** `tv token create`: an address for a screen. */
export const createVerb = () =>
  tenantVerb('create <name>', {
    says: 'Make the address a screen in a hall opens',
    examples: ['tv token create --tenant an-noor "Main hall"'],
  }).action(run)
