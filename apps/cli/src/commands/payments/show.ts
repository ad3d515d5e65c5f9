import { loadTenant, referenceOf, writeAmount, formatDateTime } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin } from './adminContext.ts'

async function run(giftId: string, options: TenantOptions): Promise<void> {
  const { showPayment } = await loadAdmin()
  const details = await withTenant(options.tenant, async ({ database }, id) => {
    const { timeZone } = (await loadTenant(database, id)).config
    const { gift, events, netMinor } = await showPayment(database, id, giftId)
    const { currency } = gift
    return {
      id: gift.id,
      reference: referenceOf(gift.id),
      state: gift.state,
      mode: gift.mode,
      amount: writeAmount(gift.amountMinor, currency),
      currency,
      left: writeAmount(netMinor, currency),
      netMinor,
      cause: gift.causeId,
      declined: gift.declineCode ?? undefined,
      payment: gift.intentId ?? undefined,
      happenings: events.map(({ at, description, amountMinor, ref }) => ({
        at: at.toISOString(),
        moment: formatDateTime(at, timeZone),
        what: description,
        ref,
        amount: amountMinor === undefined ? undefined : writeAmount(amountMinor, currency),
      })),
    }
  })
  printResult(options, details, () => {
    const { reference, amount, currency, cause, state, mode, left, payment, declined } = details
    return [
      `${reference}: ${amount} ${currency.toUpperCase()} for ${cause}, ${state}${mode === 'live' ? '' : ` (${mode})`}. In the ledger: ${left}.`,
      ...(payment ? [`At the payment provider: ${payment}.`] : []),
      ...(declined ? [`The last card was declined: ${declined}.`] : []),
      '',
      formatTable(
        details.happenings.map(({ moment, what, amount: eventAmount, ref }) => ({
          time: moment,
          event: what,
          amount: eventAmount,
          ref,
        })),
      ),
    ].join('\n')
  })
}

/** `payments show`: shows a gift's history. */
export const showCommand = () =>
  defineTenantCommand('show <gift>', {
    summary: 'Show the history of a card payment: events, ledger entries and refunds, without name or card',
    examples: ['payments show --tenant an-noor K3F7-9QXA'],
    details: 'Use the reference or id of the gift, from "payments list".',
  }).action(run)
