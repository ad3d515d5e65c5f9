import { referenceOf, showClaim, writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { table } from '../frame/table.ts'
import { tell } from '../frame/tell.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { readNumber } from './claimOptions.ts'
import { hmrcDay } from './columns.ts'
import { claimInWords, count, owedInWords, pounds } from './inWords.ts'

async function run(typed: string, options: TenantOptions): Promise<void> {
  const { claim, lines, adjustments, changed } = await withTenant(options.tenant, ({ database }, id) =>
    showClaim(database, id, readNumber(typed)),
  )
  const wentBack = owedInWords(adjustments)
  const since = changed.map(({ giftId, claimedMinor, netMinor }) => ({
    gift: referenceOf(giftId),
    claimed: writeAmount(claimedMinor, 'gbp'),
    now: writeAmount(netMinor, 'gbp'),
  }))
  const whole = { ...claimInWords(claim), rows: lines, wentBack, changedSince: since }
  tell(options, whole, () =>
    [
      `Claim ${claim.number} (${claim.mode}, ${claim.state}): ${pounds(claim.amountMinor)} in ${count(claim.lines, 'line')}.`,
      ...(lines.length === 0
        ? []
        : [
            table(
              lines.map((line) => ({
                line: line.position,
                day: hmrcDay(line.day),
                amount: writeAmount(line.amountMinor, 'gbp'),
                name: line.aggregated || [line.title, line.firstName, line.lastName].filter(Boolean).join(' '),
                house: line.house,
                postcode: line.postcode,
              })),
            ),
          ]),
      ...(adjustments.length === 0
        ? []
        : [`It tells HMRC that £${wentBack.tax} was overclaimed before, for refunds of £${wentBack.amount}.`]),
      ...(since.length === 0 ? [] : ['The ledger has changed since it was created:', table(since)]),
    ].join('\n'),
  )
}

/** `giftaid show`: one claim with its lines. */
export const showCommand = () =>
  defineTenantCommand('show <claim>', {
    summary: 'Show a claim with its lines, which name donors; this is logged',
    examples: ['giftaid show 3 --tenant an-noor'],
  }).action(run)
