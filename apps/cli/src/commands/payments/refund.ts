import { InvalidValueError, readAmount, referenceOf, writeAmount } from '@minaret/server/operator'
import { confirm } from '../frame/confirm.ts'
import { withTenant } from '../frame/store.ts'
import { printNote, printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { loadAdmin, createAdminContext } from './adminContext.ts'

type Options = TenantOptions & { amount?: string; again?: boolean; dryRun?: boolean; yes?: boolean }

/** Parses the amount in the gift's currency. @throws OperatorError if it is invalid */
const parseAmountIn =
  (amount: string) =>
  (currency: string): number => {
    const amountMinor = readAmount(amount, currency)
    if (amountMinor) return amountMinor
    throw new InvalidValueError(
      `"${amount}" is not an amount in ${currency.toUpperCase()}. Write it like ${writeAmount(2550, currency)}.`,
    )
  }

async function run(giftId: string, options: Options): Promise<void> {
  const { amount, again, dryRun = false, yes } = options
  const { planRefund, executeRefund } = await loadAdmin()
  const result = await withTenant(options.tenant, async (store, id) => {
    const plan = await planRefund(createAdminContext(store), id, giftId, {
      again,
      ...(amount === undefined ? {} : { amountOf: parseAmountIn(amount) }),
    })
    const { gift, booked, amountMinor, leftMinor, unansweredMinor } = plan
    const reference = referenceOf(gift.id)
    const format = (minor: number) => `${writeAmount(minor, gift.currency)} ${gift.currency.toUpperCase()}`
    const value = { id: gift.id, reference, amount: format(amountMinor), amountMinor, mode: gift.mode, booked }
    if (unansweredMinor !== undefined)
      printNote(`An earlier refund of ${format(unansweredMinor)} was not confirmed, and is completed now.`)
    if (!booked)
      printNote(
        'That gift was closed before this payment arrived, so it is not in the ledger and no email is sent. Contact the donor yourself.',
      )
    if (dryRun) return { ...value, dryRun: true, state: gift.state, left: format(leftMinor - amountMinor) }
    const message = `${format(amountMinor)} of ${reference} will be refunded to the donor's card. You cannot undo this, and the payment provider keeps its fee.`
    await confirm({ message, expectedInput: reference, inputName: "the gift's reference", yes })
    store.interrupted.throwIfAborted()
    const { gift: refundedGift, refund } = await executeRefund(createAdminContext(store), id, plan)
    return {
      ...value,
      dryRun: false,
      state: refundedGift.state,
      number: refund.no,
      refund: refund.refundId ?? undefined,
    }
  })
  printResult(options, result, () =>
    result.dryRun
      ? `${result.amount} of ${result.reference} would be refunded. Nothing was changed.`
      : [
          `${result.amount} of ${result.reference} ${result.mode === 'live' ? 'is' : `(${result.mode}, no real money) is`} being refunded to the donor's card. The gift is now ${result.state}.`,
          ...(result.booked && result.state === 'paid'
            ? ['The bank has not confirmed it yet; the ledger is updated once it has.']
            : []),
          ...(result.booked ? ['The donor will be emailed once it is in the ledger.'] : []),
        ].join('\n'),
  )
}

/** `payments refund`: refunds part or all of a gift. */
export const refundCommand = () =>
  defineTenantCommand('refund <gift>', {
    summary: 'Refund a card payment, in full or in part',
    examples: [
      'payments refund --tenant an-noor K3F7-9QXA --dry-run',
      'payments refund --tenant an-noor K3F7-9QXA --amount 5.00',
    ],
    details:
      'It is recorded before it is sent to the payment provider, so if the command is interrupted, you can run it again: the\ngift is refunded once. To refund the same amount of the same gift again within a day, add --again. The ledger, the totals on\npages and Gift Aid are updated automatically.',
  })
    .option('--amount <amount>', 'the amount to refund (default: the rest of the gift)')
    .option('--again', 'refund even if the same amount was refunded within the last day')
    .option('--dry-run', 'show the refund without making it')
    .option('--yes', 'skip confirmation')
    .action(run)
