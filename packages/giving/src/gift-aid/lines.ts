import type { giftAidLines } from '@minaret/foundation/db'
import { groupBy } from './groupBy.ts'
import type { Candidate } from './eligibility.ts'
import type { Declaration } from './declare.ts'
import type { ClaimedDonation } from '../hmrc/index.ts'
import { toHmrcDonor, donorOf, type HmrcDonor } from './hmrcName.ts'

/** HMRC's maximum number of lines per schedule. */
const maxScheduleLines = 1000
/** Maximum total of a line of small gifts (£1,000), and the amount below which a gift is small (£30). */
const maxAggregateMinor = 100_000
const smallLimitMinor = 3000

/** A gift to be claimed, with the declaration that covers it. */
export type Claimable = { gift: Candidate; declaration: Declaration }

/** A line before it is assigned to a schedule. */
export type Line = Pick<typeof giftAidLines.$inferInsert, 'day' | 'amountMinor'> &
  HmrcDonor & { aggregated: string; gifts: readonly Claimable[] }

/** The line of one gift. */
const lineOf = (claimable: Claimable): Line => ({
  ...toHmrcDonor(claimable.declaration),
  aggregated: '',
  day: claimable.gift.day,
  amountMinor: claimable.gift.netMinor,
  gifts: [claimable],
})

/** Converts a schedule's line for the R68 message. */
export const donationOf = ({
  title,
  firstName,
  lastName,
  house,
  postcode,
  aggregated,
  day,
  amountMinor,
}: Omit<Line, 'gifts'>): ClaimedDonation => ({
  ...(aggregated ? { aggregated } : { donor: donorOf({ title, firstName, lastName, house, postcode }) }),
  day,
  amountMinor,
})

/** The month of a day; April is split, so that no line has gifts from two tax years or accounting periods. */
function periodOf(day: string): string {
  const month = day.slice(0, 7)
  return month.endsWith('-04') && day.slice(8) < '06' ? `${month} to 5` : month
}

/** Aggregates small gifts, in order, into lines of at most £1,000. A line has the day of its last gift. */
function aggregateSmall(claimables: readonly Claimable[]): Line[] {
  const lines: Line[] = []
  for (const [period, gifts] of groupBy(claimables, ({ gift }) => periodOf(gift.day))) {
    let batch: Claimable[] = []
    const totalMinor = () => batch.reduce((total, { gift }) => total + gift.netMinor, 0)
    const flush = () => {
      const day = batch.at(-1)?.gift.day
      if (day === undefined) return
      const noDonor = { title: '', firstName: '', lastName: '', house: '', postcode: '' }
      lines.push({ ...noDonor, aggregated: `Gifts under £30, ${period}`, day, amountMinor: totalMinor(), gifts: batch })
      batch = []
    }
    for (const claimable of gifts) {
      if (totalMinor() + claimable.gift.netMinor > maxAggregateMinor) flush()
      batch.push(claimable)
    }
    flush()
  }
  return lines
}

/**
 * Returns the lines for claimed gifts, by day.
 * @param aggregate whether to aggregate gifts under £30, without names; their declarations are still kept
 */
export function linesFor(claimables: readonly Claimable[], aggregate: boolean): Line[] {
  const sortedClaimables = claimables.toSorted(
    ({ gift: a }, { gift: b }) => a.day.localeCompare(b.day) || a.paidAt.getTime() - b.paidAt.getTime(),
  )
  const isSmall = ({ gift }: Claimable) => aggregate && gift.netMinor < smallLimitMinor
  const lines = [
    ...sortedClaimables.filter((claimable) => !isSmall(claimable)).map(lineOf),
    ...aggregateSmall(sortedClaimables.filter(isSmall)),
  ]
  return lines.toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Splits lines into schedules of HMRC's maximum length. */
export function splitIntoSchedules(lines: readonly Line[]): Line[][] {
  const count = Math.ceil(lines.length / maxScheduleLines)
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * maxScheduleLines, (index + 1) * maxScheduleLines),
  )
}
