import {
  type ClaimPlan,
  donorForHmrc,
  type Doubtful,
  doubts,
  type GiftAidClaim,
  referenceOf,
  refusals,
  writeAmount,
} from '@minaret/server/operator'

/** Pounds as text. */
export const pounds = (minor: number): string => `£${writeAmount(minor, 'gbp')}`

/** The tax that HMRC adds at the basic rate of 20 %: a quarter of the gift. @returns pence, rounded down */
export const taxOn = (minor: number): number => Math.floor(minor / 4)

/** A count with its noun. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** A schedule in a command's output. */
export const claimInWords = ({
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
  giftAid: writeAmount(taxOn(amountMinor), 'gbp'),
  made: madeAt.toISOString(),
  claimed: claimedAt?.toISOString(),
  undone: undoneAt?.toISOString(),
})

type Named = { title: string | null; firstName: string; lastName: string }

const nameOf = ({ title, firstName, lastName }: Named) => [title, firstName, lastName].filter(Boolean).join(' ')

/** A gift to check, with the donor's declared name and HMRC's spelling of it. */
export const doubtInWords = ({ gift, declaration, doubts: why }: Doubtful) => ({
  gift: referenceOf(gift.id),
  day: gift.day,
  amount: writeAmount(gift.netMinor, 'gbp'),
  given: gift.donorName,
  declared: nameOf(declaration),
  'for HMRC': nameOf(donorForHmrc(declaration)),
  why: why.map((doubt) => doubts[doubt]).join('; '),
})

/**
 * Names and homes that a schedule spells otherwise than their donors, so that HMRC reads the whole of them: each once, with
 * the first of its gifts.
 */
export function hmrcTexts({ schedules }: Pick<ClaimPlan, 'schedules'>) {
  const spelt = new Map<string, { gift: string; declared: string; 'for HMRC': string }>()
  for (const line of schedules.flat()) {
    const [first] = line.gifts
    if (line.aggregated || !first) continue
    const { gift, declaration } = first
    const declared = `${nameOf(declaration)}, ${declaration.house}`
    const hmrc = `${nameOf(line)}, ${line.house}`
    if (declared !== hmrc && !spelt.has(declared))
      spelt.set(declared, { gift: referenceOf(gift.id), declared, 'for HMRC': hmrc })
  }
  return [...spelt.values()]
}

/** Why gifts were left out, with a count per reason. */
export function refusedInWords({ refused }: Pick<ClaimPlan, 'refused'>) {
  const counted = new Map<keyof typeof refusals, number>()
  for (const { refusal } of refused) counted.set(refusal, (counted.get(refusal) ?? 0) + 1)
  return [...counted].map(([refusal, gifts]) => ({ gifts, why: refusals[refusal] }))
}

/** Refunds of claimed gifts: HMRC's adjustment is the tax on them. */
export function owedInWords(owed: readonly { giftId: string; amountMinor: number }[]) {
  const amountMinor = owed.reduce((total, each) => total + each.amountMinor, 0)
  return {
    gifts: owed.map((each) => ({ gift: referenceOf(each.giftId), amount: writeAmount(each.amountMinor, 'gbp') })),
    amount: writeAmount(amountMinor, 'gbp'),
    tax: writeAmount(taxOn(amountMinor), 'gbp'),
  }
}
