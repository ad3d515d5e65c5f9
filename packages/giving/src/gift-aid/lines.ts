import type { giftAidLines } from '@minaret/foundation/db'
import { groupBy } from './groupBy.ts'
import type { Candidate } from './eligibility.ts'
import type { Declaration } from './declare.ts'
import type { ClaimedDonation } from '../hmrc/index.ts'
import { donorForHmrc, donorOf, type HmrcDonor } from './hmrcName.ts'

/** HMRC takes no more lines in one schedule. */
const longestSchedule = 1000
/** What a line of small gifts may come to, and below what a gift is small: £1,000 and £30. */
const largestAmount = 100_000
const small = 3000

/** A gift that is claimed for, with the declaration that covers it. */
export type Claimable = { gift: Candidate; declaration: Declaration }

/** A line of a schedule before it has a place in one. */
export type Line = Pick<typeof giftAidLines.$inferInsert, 'day' | 'amountMinor'> &
  HmrcDonor & { aggregated: string; gifts: readonly Claimable[] }

/** The line of one gift. */
const lineOf = (claimable: Claimable): Line => ({
  ...donorForHmrc(claimable.declaration),
  aggregated: '',
  day: claimable.gift.day,
  amountMinor: claimable.gift.netMinor,
  gifts: [claimable],
})

/** A schedule's line as R68 has it. */
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

/** The month of a day; April has two parts, so that no line has gifts of two tax years, nor of two ledgers. */
function spanOf(day: string): string {
  const month = day.slice(0, 7)
  return month.endsWith('-04') && day.slice(8) < '06' ? `${month} to 5` : month
}

/** Adds small gifts up, in the order they came, to lines of at most £1,000. A line bears the day of its last gift. */
function addUp(all: readonly Claimable[]): Line[] {
  const lines: Line[] = []
  for (const [span, gifts] of groupBy(all, ({ gift }) => spanOf(gift.day))) {
    let open: Claimable[] = []
    const totalMinor = () => open.reduce((total, { gift }) => total + gift.netMinor, 0)
    const close = () => {
      const day = open.at(-1)?.gift.day
      if (day === undefined) return
      const nobody = { title: '', firstName: '', lastName: '', house: '', postcode: '' }
      lines.push({ ...nobody, aggregated: `Gifts under £30, ${span}`, day, amountMinor: totalMinor(), gifts: open })
      open = []
    }
    for (const each of gifts) {
      if (totalMinor() + each.gift.netMinor > largestAmount) close()
      open.push(each)
    }
    close()
  }
  return lines
}

/**
 * The lines for gifts that are claimed, by day.
 * @param aggregate adds gifts under £30 up, without names; their declarations are kept all the same
 */
export function linesFor(claimables: readonly Claimable[], aggregate: boolean): Line[] {
  const sorted = claimables.toSorted(
    ({ gift: a }, { gift: b }) => a.day.localeCompare(b.day) || a.paidAt.getTime() - b.paidAt.getTime(),
  )
  const isSmall = ({ gift }: Claimable) => aggregate && gift.netMinor < small
  const lines = [...sorted.filter((each) => !isSmall(each)).map(lineOf), ...addUp(sorted.filter(isSmall))]
  return lines.toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Schedules of as many lines as HMRC takes. */
export function schedulesOf(lines: readonly Line[]): Line[][] {
  const count = Math.ceil(lines.length / longestSchedule)
  return Array.from({ length: count }, (_, at) => lines.slice(at * longestSchedule, (at + 1) * longestSchedule))
}
