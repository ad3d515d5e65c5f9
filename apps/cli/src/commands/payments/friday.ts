import { writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin, createAdminContext } from './adminContext.ts'

const statusTexts: Record<string, string> = {
  paid: 'paid',
  open: 'declined, will be retried',
  void: 'paused, not charged',
  uncollectible: 'failed',
  draft: 'invoice created',
}

async function run(options: TenantOptions): Promise<void> {
  const { collectAllNow } = await loadAdmin()
  const gifts = await withTenant(options.tenant, (store, id) => collectAllNow(createAdminContext(store), id))
  printResult(options, gifts, () =>
    gifts.length === 0
      ? 'The demonstration has no active regular gifts.'
      : formatTable(
          gifts.map(({ cycleId, rhythm, status, amountMinor, currency }) => ({
            gift: cycleId,
            frequency: rhythm,
            amount:
              amountMinor === undefined ? undefined : `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`,
            result: status === undefined ? 'nothing to collect' : (statusTexts[status] ?? status),
          })),
        ),
  )
}

/** `payments friday`: brings a demonstration's next Friday forward to now. */
export const fridayCommand = () =>
  defineTenantCommand('friday', {
    summary: 'Charge all regular gifts of a demonstration now, as on the next Friday',
    examples: ['payments friday --tenant an-noor'],
    details:
      'Only for demonstration mode, where no real cards are charged. Monthly and daily gifts are charged as well. Either all of\nthem are charged or none, even if the command is interrupted; "payments list" shows the result.',
  }).action(run)
