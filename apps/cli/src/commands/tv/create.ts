import { renderUnicodeCompact } from 'uqr'
import { addTvScreen, isOpen, loadTenant, OperatorError, pathTo, getSiteLink } from '@minaret/server/operator'
import { readEnv } from '../../env.ts'
import { withTenant } from '../frame/store.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

async function run(name: string, options: TenantOptions): Promise<void> {
  const display = await withTenant(options.tenant, async ({ database }, id) => {
    const tenant = await loadTenant(database, id, readEnv().port)
    if (!isOpen('tv', tenant.config))
      throw new OperatorError(
        `${tenant.slug} only shows campaigns (StandaloneCampaigns is set), so displays do not work for it. Unset it first: config unset StandaloneCampaigns`,
      )
    const { token, ...screen } = await database.forTenant(id)((tx) => addTvScreen(tx, name))
    const wide = getSiteLink(tenant, pathTo('tv', { token }))
    return { ...screen, wide, tall: wide.replace('/tv/', '/tv/portrait/') }
  })
  printResult(options, display, () =>
    [
      `Open one of these addresses on the display "${display.name}". They are only shown this once, and anyone who knows one can open it.`,
      `  landscape: ${display.wide}`,
      `  portrait:  ${display.tall}`,
      // The QR code is for a phone or a remote control with a camera; a pipe does not need it.
      ...(process.stdout.isTTY ? ['', renderUnicodeCompact(display.wide)] : []),
    ].join('\n'),
  )
}

/** `tv token create`: creates an address for a display. */
export const createCommand = () =>
  defineTenantCommand('create <name>', {
    summary: 'Create the address for a prayer hall display',
    examples: ['tv token create --tenant an-noor "Main hall"'],
  }).action(run)
