import type { CommunityBuilding, OtherIncome } from '../hmrc/claim.ts'
import { cutForHmrc, writeForHmrc } from '../hmrc/hmrcText.ts'
import { fillTemplate, type SheetCell, type SheetRow } from './fillSheet.ts'
import { templates } from './templates.gen.ts'

const text = (typed: string, longest: number): SheetCell => ({ text: cutForHmrc(writeForHmrc(typed).text, longest) })
const sum = (amounts: readonly number[]) => amounts.reduce((total, minor) => total + minor, 0)

/** The most rows HMRC's schedule of community buildings takes. */
const longestBuildings = 500

/**
 * HMRC's schedule of community buildings. A row has two tax years; a third makes a second row of the same building.
 * @param sheet another name for the sheet, by which HMRC's reader refuses the file
 * @throws when there are more rows than HMRC reads, or none
 */
export function communityBuildingsSchedule(buildings: readonly CommunityBuilding[], sheet?: string): Uint8Array {
  const rows = buildings.flatMap(({ name, address, postcode, years }) =>
    Array.from({ length: Math.ceil(years.length / 2) }, (_, at): SheetRow => {
      const [first, second] = years.slice(at * 2, at * 2 + 2)
      return new Map<string, SheetCell>([
        ['C', text(name, 160)],
        ['D', text(address, 40)],
        ['E', { text: postcode }],
        ...(first
          ? ([
              ['F', { whole: first.year }],
              ['G', { amountMinor: first.amountMinor }],
            ] satisfies [string, SheetCell][])
          : []),
        ...(second
          ? ([
              ['H', { whole: second.year }],
              ['I', { amountMinor: second.amountMinor }],
            ] satisfies [string, SheetCell][])
          : []),
      ])
    }),
  )
  if (rows.length === 0 || rows.length > longestBuildings)
    throw new Error(`A schedule of community buildings has 1 to ${longestBuildings} rows.`)
  return fillTemplate(templates.communityBuildings, {
    rows: new Map(rows.map((row, at) => [18 + at, row])),
    ...(sheet === undefined ? {} : { sheet }),
    totalsMinor: [sum(buildings.flatMap(({ years }) => years.map(({ amountMinor }) => amountMinor)))],
  })
}

/** The most rows HMRC's schedule of other income takes. */
const longestIncome = 200

/**
 * HMRC's schedule of other income, from which tax was deducted.
 * @param overclaimedMinor of other income, before
 * @throws when there are more rows than HMRC reads, or none
 */
export function otherIncomeSchedule(income: readonly OtherIncome[], overclaimedMinor?: number): Uint8Array {
  if (income.length === 0 || income.length > longestIncome)
    throw new Error(`A schedule of other income has 1 to ${longestIncome} rows.`)
  return fillTemplate(templates.otherIncome, {
    rows: new Map<number, SheetRow>([
      ...(overclaimedMinor === undefined
        ? []
        : ([[14, new Map([['C', { amountMinor: overclaimedMinor }]])]] satisfies [number, SheetRow][])),
      ...income.map(({ payer, day, grossMinor, taxMinor }, at): [number, SheetRow] => [
        25 + at,
        new Map<string, SheetCell>([
          ['C', text(payer, 40)],
          ['D', { day }],
          ['E', { amountMinor: grossMinor }],
          ['F', { amountMinor: taxMinor }],
        ]),
      ]),
    ]),
    totalsMinor: [sum(income.map(({ grossMinor }) => grossMinor)), sum(income.map(({ taxMinor }) => taxMinor))],
  })
}
