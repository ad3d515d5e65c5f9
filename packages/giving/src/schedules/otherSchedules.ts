import type { CommunityBuilding, OtherIncome } from '../hmrc/claim.ts'
import { truncateForHmrc, writeForHmrc } from '../hmrc/hmrcText.ts'
import { fillTemplate, type SheetCell, type SheetRow } from './fillSheet.ts'
import { templates } from './templates.gen.ts'

const textCell = (input: string, maxLength: number): SheetCell => ({
  text: truncateForHmrc(writeForHmrc(input).text, maxLength),
})
const totalOf = (amounts: readonly number[]) => amounts.reduce((total, minor) => total + minor, 0)

/** The row limit of HMRC's schedule of community buildings. */
const maxBuildingRows = 500

/**
 * Writes HMRC's schedule of community buildings. A row has two tax years, so a third year needs a second row for the
 * same building.
 * @param sheet another sheet name, for which HMRC rejects the file
 * @throws if there are no rows, or more than HMRC reads
 */
export function communityBuildingsSchedule(buildings: readonly CommunityBuilding[], sheet?: string): Uint8Array {
  const rows = buildings.flatMap(({ name, address, postcode, years }) =>
    Array.from({ length: Math.ceil(years.length / 2) }, (_, index): SheetRow => {
      const [firstYear, secondYear] = years.slice(index * 2, index * 2 + 2)
      return new Map<string, SheetCell>([
        ['C', textCell(name, 160)],
        ['D', textCell(address, 40)],
        ['E', { text: postcode }],
        ...(firstYear
          ? ([
              ['F', { whole: firstYear.year }],
              ['G', { amountMinor: firstYear.amountMinor }],
            ] satisfies [string, SheetCell][])
          : []),
        ...(secondYear
          ? ([
              ['H', { whole: secondYear.year }],
              ['I', { amountMinor: secondYear.amountMinor }],
            ] satisfies [string, SheetCell][])
          : []),
      ])
    }),
  )
  if (rows.length === 0 || rows.length > maxBuildingRows)
    throw new Error(`A schedule of community buildings has 1 to ${maxBuildingRows} rows.`)
  return fillTemplate(templates.communityBuildings, {
    rows: new Map(rows.map((row, index) => [18 + index, row])),
    ...(sheet === undefined ? {} : { sheet }),
    totalsMinor: [totalOf(buildings.flatMap(({ years }) => years.map(({ amountMinor }) => amountMinor)))],
  })
}

/** The row limit of HMRC's schedule of other income. */
const maxIncomeRows = 200

/**
 * Writes HMRC's schedule of other income, from which tax was deducted.
 * @param overclaimedMinor tax on other income that was overclaimed earlier
 * @throws if there are no rows, or more than HMRC reads
 */
export function otherIncomeSchedule(income: readonly OtherIncome[], overclaimedMinor?: number): Uint8Array {
  if (income.length === 0 || income.length > maxIncomeRows)
    throw new Error(`A schedule of other income has 1 to ${maxIncomeRows} rows.`)
  return fillTemplate(templates.otherIncome, {
    rows: new Map<number, SheetRow>([
      ...(overclaimedMinor === undefined
        ? []
        : ([[14, new Map([['C', { amountMinor: overclaimedMinor }]])]] satisfies [number, SheetRow][])),
      ...income.map(({ payer, day, grossMinor, taxMinor }, index): [number, SheetRow] => [
        25 + index,
        new Map<string, SheetCell>([
          ['C', textCell(payer, 40)],
          ['D', { day }],
          ['E', { amountMinor: grossMinor }],
          ['F', { amountMinor: taxMinor }],
        ]),
      ]),
    ]),
    totalsMinor: [totalOf(income.map(({ grossMinor }) => grossMinor)), totalOf(income.map(({ taxMinor }) => taxMinor))],
  })
}
