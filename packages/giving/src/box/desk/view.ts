import type { BoxChoices, BoxCount, BoxSheet, BoxSheetListed } from '@minaret/contract/desk'
import { type BoxCount as StoredCount, type BoxSheet as SheetRow, countOf, notesOf, sheetTotal } from '../index.ts'

/** Names for displaying sheets, by id. */
export type SheetNames = {
  counters: ReadonlyMap<string, string>
  causes: ReadonlyMap<string, string>
  buildings: ReadonlyMap<string, string>
  /** The requesting account. */
  self: string
}

/** Displayed if the account no longer exists. */
const unknownName = '–'

/** Returns a sheet for a list. */
export function listedView(sheet: SheetRow, names: SheetNames): BoxSheetListed {
  const building = sheet.buildingId === null ? undefined : names.buildings.get(sheet.buildingId)
  const counterView = (account: string, confirmedAt: Date | null) => ({
    name: names.counters.get(account) ?? unknownName,
    self: account === names.self,
    ...(confirmedAt ? { confirmedAt: confirmedAt.toISOString() } : {}),
  })
  return {
    id: sheet.id,
    day: sheet.day,
    cause: names.causes.get(sheet.causeId) ?? sheet.causeId,
    ...(building === undefined ? {} : { building }),
    state: sheet.bankedAt ? 'banked' : sheet.state,
    counters: [
      counterView(sheet.openedBy, sheet.openerConfirmedAt),
      counterView(sheet.secondBy, sheet.secondConfirmedAt),
    ],
    totalMinor: sheetTotal(sheet),
    currency: sheet.currency ?? '',
  }
}

const countView = ({ denominations, envelopes, ...count }: StoredCount): BoxCount => ({
  ...count,
  envelopes: [...envelopes],
  ...(denominations
    ? {
        denominations: Object.entries(denominations).map(([value, quantity]) => ({
          valueMinor: Number(value),
          count: quantity,
        })),
      }
    : {}),
})

/** Converts a count to its stored form. */
export function storedCount({ denominations, ...count }: BoxCount): StoredCount {
  const nonZero = denominations?.filter(({ count: quantity }) => quantity > 0) ?? []
  return {
    ...count,
    ...(nonZero.length > 0
      ? {
          denominations: Object.fromEntries(
            nonZero.map(({ valueMinor, count: quantity }) => [String(valueMinor), quantity]),
          ),
        }
      : {}),
  }
}

/** Returns a sheet with its count and choices. */
export function sheetView(sheet: SheetRow, names: SheetNames, choices: BoxChoices): BoxSheet {
  const { small, large } = notesOf(sheet.currency)
  return {
    ...listedView(sheet, names),
    version: sheet.version,
    place: {
      day: sheet.day,
      cause: sheet.causeId,
      ...(sheet.buildingId === null ? {} : { building: sheet.buildingId }),
      second: sheet.secondBy,
    },
    count: countView(countOf(sheet)),
    envelopeCount: sheet.envelopeCount,
    envelopesMinor: sheet.envelopesMinor,
    largeNotesMinor: sheet.largeNotesMinor,
    ...(large === undefined ? {} : { largeNoteMinor: large }),
    notes: [...small],
    choices,
    ...(sheet.closedAt ? { closedAt: sheet.closedAt.toISOString() } : {}),
    ...(sheet.bankedOn === null ? {} : { bankedOn: sheet.bankedOn }),
    ...(sheet.bankedReference === null ? {} : { bankedReference: sheet.bankedReference }),
  }
}
