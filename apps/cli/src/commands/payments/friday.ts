import { writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin, createAdminContext } from './adminContext.ts'

const statusTexts: Record<string, string> = {
  paid: 'paid',
  open: 'declined, will be tried again',
  void: 'paused, not charged',
  uncollectible: 'given up',
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
            given: rhythm,
            amount:
              amountMinor === undefined ? undefined : `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`,
            now: status === undefined ? 'nothing to collect' : (statusTexts[status] ?? status),
          })),
        ),
  )
}

/** `payments friday`: brings a demonstration's next Friday forward to now. */
export const fridayCommand = () =>
  defineTenantCommand('friday', {
    summary: 'Bring forward the next Friday of a demonstration: all regular gifts are charged',
    examples: ['payments friday --tenant an-noor'],
    more: 'Only for payments in demonstration mode, where cards are not charged. Monthly and daily gifts are charged as well.\nEither all of them are charged or none, even if the command is interrupted; "payments list" shows the result.',
  }).action(run)
