import {
  type ClaimPlan,
  donorForHmrc,
  type DoubtfulGift,
  doubts,
  type GiftAidClaim,
  referenceOf,
  refusals,
  writeAmount,
} from '@minaret/server/operator'

/** Formats an amount in pounds. */
export const formatPounds = (minor: number): string => `£${writeAmount(minor, 'gbp')}`

/** Returns the tax that HMRC adds at the basic rate of 20%: a quarter of the gift. @returns pence, rounded down */
export const calculateTax = (minor: number): number => Math.floor(minor / 4)

/** Formats a count with its noun. */
export const pluralise = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

/** Describes a claim for a command's output. */
export const describeClaim = ({
  number,
  state,
  mode,
  lines,
  amountMinor,
  madeAt,
  claimedAt,
  undoneAt,
}: GiftAidClaim) => ({
  claim: number,
  state,
  mode,
  lines,
  amount: writeAmount(amountMinor, 'gbp'),
  amountMinor,
  giftAid: writeAmount(calculateTax(amountMinor), 'gbp'),
  made: madeAt.toISOString(),
  claimed: claimedAt?.toISOString(),
  undone: undoneAt?.toISOString(),
})

type PersonName = { title: string | null; firstName: string; lastName: string }

const formatName = ({ title, firstName, lastName }: PersonName) =>
  [title, firstName, lastName].filter(Boolean).join(' ')

/** Describes a gift to check, with the donor's declared name and its spelling for HMRC. */
export const describeDoubt = ({ gift, declaration, doubts: reasons }: DoubtfulGift) => ({
  gift: referenceOf(gift.id),
  day: gift.day,
  amount: writeAmount(gift.netMinor, 'gbp'),
  given: gift.donorName,
  declared: formatName(declaration),
  'for HMRC': formatName(donorForHmrc(declaration)),
  why: reasons.map((doubt) => doubts[doubt]).join('; '),
})

/**
 * Lists names and addresses that are spelt differently in the schedule, so that HMRC can read them: each once, with its
 * first gift.
 */
export function listChangedNames({ schedules }: Pick<ClaimPlan, 'schedules'>) {
  const changedNames = new Map<string, { gift: string; declared: string; 'for HMRC': string }>()
  for (const line of schedules.flat()) {
    const [firstGift] = line.gifts
    if (line.aggregated || !firstGift) continue
    const { gift, declaration } = firstGift
    const declared = `${formatName(declaration)}, ${declaration.house}`
    const hmrcSpelling = `${formatName(line)}, ${line.house}`
    if (declared !== hmrcSpelling && !changedNames.has(declared))
      changedNames.set(declared, { gift: referenceOf(gift.id), declared, 'for HMRC': hmrcSpelling })
  }
  return [...changedNames.values()]
}

/** Describes why gifts were left out, with a count per reason. */
export function describeRefusals({ refused }: Pick<ClaimPlan, 'refused'>) {
  const counts = new Map<keyof typeof refusals, number>()
  for (const { refusal } of refused) counts.set(refusal, (counts.get(refusal) ?? 0) + 1)
  return [...counts].map(([refusal, gifts]) => ({ gifts, why: refusals[refusal] }))
}

/** Describes refunds of claimed gifts. HMRC is owed the tax on them. */
export function describeOwed(owed: readonly { giftId: string; amountMinor: number }[]) {
  const amountMinor = owed.reduce((total, refund) => total + refund.amountMinor, 0)
  return {
    gifts: owed.map((refund) => ({ gift: referenceOf(refund.giftId), amount: writeAmount(refund.amountMinor, 'gbp') })),
    amount: writeAmount(amountMinor, 'gbp'),
    tax: writeAmount(calculateTax(amountMinor), 'gbp'),
  }
}
