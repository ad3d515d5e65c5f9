import type { ClaimableGifts, Filing, GiftAidOverview } from '@minaret/contract/desk'
import { giftAidOn } from '@minaret/money'
import type { Language } from '@minaret/foundation/i18n'
import type { CharityDetails } from '../../charity/index.ts'
import { attentionOf, type Filing as FilingRow, type FilingSettings } from '../../filing/index.ts'
import { type SmallPart, smallTotal } from '../../gasds/index.ts'
import { type ClaimPlan, type GiftAidClaim, isIncludable } from '../index.ts'
import { referenceOf } from '../../records/index.ts'
import { doubtMessages, refusalMessages } from './messages.ts'

/** Maximum number of doubtful gifts listed; the rest follow once these are decided. */
const maxDoubtful = 50

/** The charity's details for the form, blank if missing. */
export const detailsView = (details: CharityDetails): NonNullable<GiftAidOverview['details']> => ({
  ...details,
  regulatorName: details.regulatorName ?? '',
  regulatorNumber: details.regulatorNumber ?? '',
  officialTitle: details.officialTitle ?? '',
  officialFirstName: details.officialFirstName ?? '',
  officialLastName: details.officialLastName ?? '',
  trustee: details.trustee ?? '',
  officialPostcode: details.officialPostcode ?? '',
})

/** Selects the doubtful gifts to list. Blocked gifts stay until their donors declare again, and must not crowd out the others. */
const selectDoubtful = (doubtful: ClaimPlan['doubtful']) =>
  [true, false].flatMap((value) =>
    doubtful.filter(({ doubts }) => isIncludable(doubts) === value).slice(0, maxDoubtful),
  )

const smallView = (smallMinor: number) => (smallMinor > 0 ? { smallMinor, smallTaxMinor: giftAidOn(smallMinor) } : {})

/** The gifts that can be claimed now, those that cannot, and why. */
export function claimableView(plan: ClaimPlan, language: Language): ClaimableGifts {
  const gifts = plan.schedules.flat().flatMap((line) => line.gifts)
  const amountMinor = gifts.reduce((sum, { gift }) => sum + gift.netMinor, 0)
  const countsByReason = new Map<string, number>()
  for (const { refusal } of plan.refused) {
    const reason = refusalMessages[refusal][language]
    countsByReason.set(reason, (countsByReason.get(reason) ?? 0) + 1)
  }
  return {
    gifts: gifts.length,
    amountMinor,
    taxMinor: giftAidOn(amountMinor),
    overclaimedMinor: giftAidOn(plan.owed.reduce((sum, owed) => sum + owed.amountMinor, 0)),
    ...smallView(smallTotal(plan.small)),
    schedules: plan.schedules.length,
    leftOut: Array.from(countsByReason, ([reason, count]) => ({ why: reason, gifts: count })),
    doubtful: selectDoubtful(plan.doubtful).map(({ gift, declaration, doubts }) => ({
      reference: referenceOf(gift.id),
      day: gift.day,
      amountMinor: gift.netMinor,
      given: gift.donorName,
      declared: [declaration.title, declaration.firstName, declaration.lastName].filter(Boolean).join(' '),
      why: doubts.map((doubt) => doubtMessages[doubt][language]),
      includable: isIncludable(doubts),
    })),
  }
}

/** Converts a claim for the desk's list. */
export const claimView = (
  claim: GiftAidClaim,
  filedClaims: ReadonlySet<number>,
  small: { parts: readonly SmallPart[]; buildings: ReadonlyMap<string, string> },
): GiftAidOverview['claims'][number] => ({
  number: claim.number,
  state: claim.state,
  amountMinor: claim.amountMinor,
  taxMinor: giftAidOn(claim.amountMinor) + giftAidOn(claim.smallMinor),
  ...(claim.smallMinor > 0 ? { smallMinor: claim.smallMinor } : {}),
  ...(small.parts.length > 0
    ? {
        smallParts: small.parts.map(({ year, building, amountMinor }) => {
          const name = building === undefined ? undefined : small.buildings.get(building)
          return { year, amountMinor, ...(name === undefined ? {} : { building: name }) }
        }),
      }
    : {}),
  lines: claim.lines,
  madeAt: claim.madeAt.toISOString(),
  ...(claim.claimedAt ? { claimedAt: claim.claimedAt.toISOString() } : {}),
  byFiling: filedClaims.has(claim.number),
})

/** Converts a filing for the desk's list. @param service the service used for filing now, if any */
export function filingView(row: FilingRow, service: FilingSettings['service'] | undefined): Filing {
  const attention = attentionOf(row, service)
  return {
    id: row.id,
    state: row.state,
    ...(attention ? { attention } : {}),
    ...(row.failure ? { failure: row.failure } : {}),
    claims: row.claims,
    gifts: row.gifts,
    amountMinor: row.amountMinor,
    ...(row.smallMinor > 0 ? { smallMinor: row.smallMinor } : {}),
    taxMinor: giftAidOn(row.amountMinor) + giftAidOn(row.smallMinor) - row.overclaimedMinor,
    builtAt: row.builtAt.toISOString(),
    ...(row.sentAt ? { sentAt: row.sentAt.toISOString() } : {}),
    ...(row.acknowledgedAt ? { acknowledgedAt: row.acknowledgedAt.toISOString() } : {}),
    ...(row.answeredAt ? { answeredAt: row.answeredAt.toISOString() } : {}),
  }
}
