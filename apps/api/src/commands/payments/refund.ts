import { OperatorError, readAmount, referenceOf, writeAmount } from '@minaret/server/operator'
import { ask } from '../frame/ask.ts'
import { withTenant } from '../frame/store.ts'
import { note, tell } from '../frame/tell.ts'
import { type TenantOptions, tenantVerb } from '../frame/verb.ts'
import { loadOffice, officeOf } from './office.ts'

type Options = TenantOptions & { amount?: string; again?: boolean; dryRun?: boolean; yes?: boolean }

/** The amount that was typed, in the gift's own currency. @throws OperatorError when it is none */
const amountIn =
  (typed: string) =>
  (currency: string): number => {
    const amountMinor = readAmount(typed, currency)
    if (amountMinor) return amountMinor
    throw new OperatorError(
      `"${typed}" is not an amount in ${currency.toUpperCase()}. Write it like ${writeAmount(2550, currency)}.`,
    )
  }

async function run(typed: string, options: Options): Promise<void> {
  const { amount, again, dryRun = false, yes } = options
  const { planRefund, doRefund } = await loadOffice()
  const done = await withTenant(options.tenant, async (store, id) => {
    const plan = await planRefund(officeOf(store), id, typed, {
      again,
      ...(amount === undefined ? {} : { amountOf: amountIn(amount) }),
    })
    const { gift, booked, amountMinor, leftMinor, unansweredMinor } = plan
    const reference = referenceOf(gift.id)
    const words = (minor: number) => `${writeAmount(minor, gift.currency)} ${gift.currency.toUpperCase()}`
    const value = { id: gift.id, reference, amount: words(amountMinor), amountMinor, mode: gift.mode, booked }
    if (unansweredMinor !== undefined)
      note(`A refund of ${words(unansweredMinor)} was asked for before and had no answer: that one is finished now.`)
    if (!booked)
      note(
        'That gift was closed before this money came in, so it stands in no books: no letter goes out by itself. Write to the giver.',
      )
    if (dryRun) return { ...value, dryRun: true, state: gift.state, left: words(leftMinor - amountMinor) }
    const what = `${words(amountMinor)} of ${reference} go back to the card it was given with. That cannot be undone, and the provider keeps its fee.`
    await ask({ what, word: reference, called: "the gift's reference", yes })
    store.interrupted.throwIfAborted()
    const { gift: after, refund } = await doRefund(officeOf(store), id, plan)
    return { ...value, dryRun: false, state: after.state, number: refund.no, refund: refund.refundId ?? undefined }
  })
  tell(options, done, () =>
    done.dryRun
      ? `${done.amount} of ${done.reference} would go back. Nothing was done.`
      : [
          `${done.amount} of ${done.reference} ${done.mode === 'live' ? 'go' : `(${done.mode}, no money) go`} back to the giver's card. The gift is ${done.state} now.`,
          ...(done.booked && done.state === 'paid'
            ? ['The bank has not confirmed it yet; the books follow when it has.']
            : []),
          ...(done.booked ? ['The giver gets a letter once it stands in the books.'] : []),
        ].join('\n'),
  )
}

/** `payments refund`: gives back part or all of a gift. */
export const refundVerb = () =>
  tenantVerb('refund <gift>', {
    says: 'Give back all of a gift by card, or a part of it',
    examples: [
      'payments refund --tenant an-noor K3F7-9QXA --dry-run',
      'payments refund --tenant an-noor K3F7-9QXA --amount 5.00',
    ],
    more: 'It is written down before the provider is asked, so that a command that was cut off may be typed again: it goes\nback once. The same amount of the same gift is given back another time within a day only with --again. The books, the totals on pages and Gift Aid follow by themselves.',
  })
    .option('--amount <amount>', 'how much; without it, all that is left')
    .option('--again', 'also when the same amount of it went back within a day')
    .option('--dry-run', 'say what would go back, and do nothing')
    .option('--yes', 'do not ask')
    .action(run)
