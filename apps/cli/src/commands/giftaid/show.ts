import { referenceOf, showClaim, writeAmount } from '@minaret/server/operator'
import { withTenant } from '../frame/store.ts'
import { formatTable } from '../frame/table.ts'
import { printResult } from '../frame/output.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'
import { parseClaimNumber } from './claimOptions.ts'
import { formatHmrcDay } from './columns.ts'
import { describeClaim, pluralise, describeOwed, formatPounds } from './describeClaim.ts'

async function run(claimNumber: string, options: TenantOptions): Promise<void> {
  const { claim, lines, adjustments, changed } = await withTenant(options.tenant, ({ database }, id) =>
    showClaim(database, id, parseClaimNumber(claimNumber)),
  )
  const refunds = describeOwed(adjustments)
  const changedGifts = changed.map(({ giftId, claimedMinor, netMinor }) => ({
    gift: referenceOf(giftId),
    claimed: writeAmount(claimedMinor, 'gbp'),
    now: writeAmount(netMinor, 'gbp'),
  }))
  const output = { ...describeClaim(claim), rows: lines, wentBack: refunds, changedSince: changedGifts }
  printResult(options, output, () =>
    [
      `Claim ${claim.number} (${claim.mode}, ${claim.state}): ${formatPounds(claim.amountMinor)} in ${pluralise(claim.lines, 'line')}.`,
      ...(lines.length === 0
        ? []
        : [
            formatTable(
              lines.map((line) => ({
                line: line.position,
                day: formatHmrcDay(line.day),
                amount: writeAmount(line.amountMinor, 'gbp'),
                name: line.aggregated || [line.title, line.firstName, line.lastName].filter(Boolean).join(' '),
                house: line.house,
                postcode: line.postcode,
              })),
            ),
          ]),
      ...(adjustments.length === 0
        ? []
        : [`It reports £${refunds.tax} of overclaimed tax to HMRC, for refunds of £${refunds.amount}.`]),
      ...(changedGifts.length === 0 ? [] : ['The ledger has changed since it was created:', formatTable(changedGifts)]),
    ].join('\n'),
  )
}

/** `giftaid show`: one claim with its lines. */
export const showCommand = () =>
  defineTenantCommand('show <claim>', {
    summary: 'Show a claim with its lines, including donors’ names; this is logged',
    examples: ['giftaid show 3 --tenant an-noor'],
  }).action(run)
