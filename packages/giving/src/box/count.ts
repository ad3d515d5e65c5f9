import { ownValue } from '@minaret/foundation/base'
import type { BoxDenominations, BoxEnvelope } from '@minaret/foundation/db'

/** A collection as counted by two people, in the minor unit. */
export type BoxCount = {
  /** Envelopes with a name. Gift Aid may be claimed for them, so they are not small donations. */
  envelopes: readonly BoxEnvelope[]
  /** Cash in gifts of £30 or less, without a declaration. */
  smallCashMinor: number
  /** Notes and coins, if they were counted by denomination. */
  denominations?: BoxDenominations
  /** £50 notes, which cannot be small donations. */
  largeNotes: number
  /** Cash given with a Gift Aid declaration, outside the envelopes. */
  declaredMinor: number
  cheques: number
  chequesMinor: number
}

/** The notes and coins of a currency. */
export type BoxNotes = {
  small: readonly number[]
  /** A note above the limit for small donations. */
  large?: number
}

const notesByCurrency: Readonly<Record<string, BoxNotes>> = {
  gbp: { small: [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1], large: 5000 },
}

/** Returns the denominations of a currency. Other currencies have none, and only the amount is entered. */
export const notesOf = (currency: string): BoxNotes => ownValue(notesByCurrency, currency) ?? { small: [] }

/** The largest accepted count; the ledger holds amounts up to two thousand million. */
const maxTotalMinor = 100_000_000

/** Why a count is rejected. */
export type CountProblem = 'name' | 'denominations' | 'large_notes' | 'cheques' | 'too_much'

/** The totals of a count. */
export type BoxTotals = {
  envelopesMinor: number
  largeNotesMinor: number
  /** Without the cheques. */
  cashMinor: number
  totalMinor: number
}

/** Adds up a count. */
export function totalsOf(count: BoxCount, currency: string): BoxTotals {
  const envelopesMinor = count.envelopes.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const largeNotesMinor = count.largeNotes * (notesOf(currency).large ?? 0)
  const cashMinor = envelopesMinor + count.smallCashMinor + largeNotesMinor + count.declaredMinor
  return { envelopesMinor, largeNotesMinor, cashMinor, totalMinor: cashMinor + count.chequesMinor }
}

/** The total of the notes and coins. */
const denominationsMinor = (denominations: BoxDenominations): number =>
  Object.entries(denominations).reduce((total, [value, count]) => total + Number(value) * count, 0)

/** Returns why a count cannot be stored, or undefined if it is valid. */
export function countProblem(count: BoxCount, currency: string): CountProblem | undefined {
  const { envelopes, denominations, smallCashMinor, largeNotes, cheques, chequesMinor } = count
  const { small, large } = notesOf(currency)
  if (envelopes.some(({ name }) => name.trim() === '')) return 'name'
  if (denominations) {
    const isKnown = Object.keys(denominations).every((value) => small.includes(Number(value)))
    if (!isKnown || denominationsMinor(denominations) !== smallCashMinor) return 'denominations'
  }
  if (largeNotes > 0 && large === undefined) return 'large_notes'
  if ((cheques === 0) !== (chequesMinor === 0)) return 'cheques'
  return totalsOf(count, currency).totalMinor > maxTotalMinor ? 'too_much' : undefined
}

/** A ledger gift created from a closed sheet. */
export type BoxLine = {
  /** Its key on the sheet. With the sheet's id it identifies the gift, so that it is recorded once. */
  line: string
  how: 'cash' | 'bank'
  amountMinor: number
  donorName?: string
}

/** Returns the gifts of a count: one per envelope and one per kind of anonymous gift. */
export function linesOf(count: BoxCount, currency: string): BoxLine[] {
  const { smallCashMinor, declaredMinor, chequesMinor } = count
  const lines: BoxLine[] = [
    ...count.envelopes.map(({ name, amountMinor }, index) => ({
      line: `envelope.${index + 1}`,
      how: 'cash' as const,
      amountMinor,
      donorName: name,
    })),
    { line: 'small', how: 'cash', amountMinor: smallCashMinor },
    { line: 'notes', how: 'cash', amountMinor: totalsOf(count, currency).largeNotesMinor },
    { line: 'declared', how: 'cash', amountMinor: declaredMinor },
    // Cheques are paid through the bank, like transfers.
    { line: 'cheques', how: 'bank', amountMinor: chequesMinor },
  ]
  return lines.filter(({ amountMinor }) => amountMinor > 0)
}
