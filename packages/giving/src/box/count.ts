import { ownValue } from '@minaret/foundation/base'
import type { BoxDenominations, BoxEnvelope } from '@minaret/foundation/db'

/** What two people counted in a collection, in the minor unit. */
export type BoxCount = {
  /** With a name: Gift Aid may be claimed for them, so they are no small donations. */
  envelopes: readonly BoxEnvelope[]
  /** Cash in gifts of £30 or less, without a declaration. */
  smallCashMinor: number
  /** Its notes and coins, where they were counted one by one. */
  denominations?: BoxDenominations
  /** £50 notes: each came in a larger gift. */
  largeNotes: number
  /** Cash given with a Gift Aid declaration, outside the envelopes. */
  declaredMinor: number
  cheques: number
  chequesMinor: number
}

/** The notes and coins of a currency. */
export type BoxNotes = {
  small: readonly number[]
  /** A note no small donation can be given with. */
  large?: number
}

const notes: Readonly<Record<string, BoxNotes>> = {
  gbp: { small: [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1], large: 5000 },
}

/** What of a currency is counted one by one; of others only the amount is entered. */
export const notesOf = (currency: string): BoxNotes => ownValue(notes, currency) ?? { small: [] }

/** More than any collection has: the ledger's amounts end at two thousand million. */
const most = 100_000_000

/** What is wrong with a count. */
export type CountProblem = 'name' | 'denominations' | 'large_notes' | 'cheques' | 'too_much'

/** What a count comes to. */
export type BoxTotals = {
  envelopesMinor: number
  largeNotesMinor: number
  /** Without the cheques. */
  cashMinor: number
  totalMinor: number
}

/** Adds a count up. */
export function totalsOf(count: BoxCount, currency: string): BoxTotals {
  const envelopesMinor = count.envelopes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const largeNotesMinor = count.largeNotes * (notesOf(currency).large ?? 0)
  const cashMinor = envelopesMinor + count.smallCashMinor + largeNotesMinor + count.declaredMinor
  return { envelopesMinor, largeNotesMinor, cashMinor, totalMinor: cashMinor + count.chequesMinor }
}

/** What the notes and coins come to. */
const denominationsMinor = (denominations: BoxDenominations): number =>
  Object.entries(denominations).reduce((sum, [value, count]) => sum + Number(value) * count, 0)

/** What keeps a count from being stored; nothing when it is right. */
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
  return totalsOf(count, currency).totalMinor > most ? 'too_much' : undefined
}

/** A gift of the ledger that a closed sheet makes. */
export type BoxLine = {
  /** Its place on the sheet: with the sheet's id its name in the ledger, so that it stands there once. */
  line: string
  how: 'cash' | 'bank'
  amountMinor: number
  donorName?: string
}

/** The gifts of a count: one for each envelope, and one for each kind of what nobody can be named for. */
export function linesOf(count: BoxCount, currency: string): BoxLine[] {
  const { smallCashMinor, declaredMinor, chequesMinor } = count
  const lines: BoxLine[] = [
    ...count.envelopes.map(({ name, amountMinor }, at) => ({
      line: `envelope.${at + 1}`,
      how: 'cash' as const,
      amountMinor,
      donorName: name,
    })),
    { line: 'small', how: 'cash', amountMinor: smallCashMinor },
    { line: 'notes', how: 'cash', amountMinor: totalsOf(count, currency).largeNotesMinor },
    { line: 'declared', how: 'cash', amountMinor: declaredMinor },
    // Past the card provider and through the bank, as transfers are.
    { line: 'cheques', how: 'bank', amountMinor: chequesMinor },
  ]
  return lines.filter(({ amountMinor }) => amountMinor > 0)
}
