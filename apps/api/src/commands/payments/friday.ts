import { writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { loadOffice, officeOf } from './office.ts'

const became: Record<string, string> = {
  paid: 'paid',
  open: 'declined, to be tried again',
  void: 'paused, nothing taken',
  uncollectible: 'given up',
  draft: 'drawn up',
}

async function run(options: TenantOptions): Promise<void> {
  const { collectFriday } = await loadOffice()
  const collected = await withTenant(options.tenant, (store, id) => collectFriday(officeOf(store), id))
  tell(options, collected, () =>
    collected.length === 0
      ? 'No regular gift of the demonstration is running.'
      : table(
          collected.map(({ cycleId, rhythm, status, amountMinor, currency }) => ({
            gift: cycleId,
            given: rhythm,
            amount:
              amountMinor === undefined ? undefined : `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`,
            now: status === undefined ? 'nothing to collect' : (became[status] ?? status),
          })),
        ),
  )
}

/** `payments friday`: a demonstration's next Friday is now. */
export const fridayVerb = () =>
  tenantVerb('friday', {
    says: 'Let the next Friday of a demonstration happen now: every regular gift is collected',
    examples: ['payments friday --tenant an-noor'],
    more: 'Only where payments are a demonstration and no money is taken. Monthly and daily gifts are collected as well.\nAll of them are collected or none: a command that was cut off before it answered has left no half of a Friday;\n"payments list" shows which it was.',
  }).action(run)
