import type { FastifyBaseLogger } from 'fastify'
import { replaySeconds } from '../providers/retryWindow.ts'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'

/** All times in this file are in seconds. */
const hour = 3600

/** Seconds after which a card without the donor's action is closed: a day. */
export const openCardSeconds = 24 * hour

/** Seconds since a time; null counts as now. */
export const secondsSince = ({ now }: { now: Date }, at: Date | null): number =>
  at ? (now.getTime() - at.getTime()) / 1000 : 0

/** Whether the provider did not respond or refused the request; it is asked again later. */
export const isProviderError = (error: unknown): error is OutcomeUnknown | ProviderRefusal =>
  error instanceof OutcomeUnknown || error instanceof ProviderRefusal

/** A row after a provider call. The client secret is sent to the donor and never stored. */
export type CardResult<Row> = { row: Row; clientSecret?: string }

/** Operations that the card protocol needs for a gift or a regular gift. */
export type CardOutcome<Row> = {
  now: Date
  log: FastifyBaseLogger
  /** Log fields of the row, and log messages. */
  logged: { row: Record<string, string>; unknown: string; refused: string; unsettled: string }
  isConfirming(row: Row): boolean
  /** When the confirmation began. */
  since(row: Row): Date | null
  /**
   * Asks the provider to charge the card, once per idempotency key, and stores the result.
   * @param onResponse called when the provider has responded; later errors say nothing about the card
   */
  confirm(row: Row, isFirst: boolean, onResponse: () => void): Promise<CardResult<Row>>
  /** Log message for a response that leaves the row confirming. */
  undecided: string
  /** Stores that the provider refused the request; no card was tried. */
  refuse(row: Row): Promise<Row>
  /** After the last attempt, cancels the remaining payment at the provider. If this fails, a job repeats it. */
  closeSpent(row: Row): Promise<Row>
  /** Reads and stores the provider's decision, or returns undefined if there is none yet. */
  readDecided(row: Row): Promise<Row | undefined>
  /**
   * Finds the result of an attempt that can no longer be repeated from the provider's records, and stores it.
   * @throws OutcomeUnknown while a lost request may still arrive
   */
  resolveLost(row: Row): Promise<Row>
  /** Releases the lease and schedules the next poll. */
  release(row: Row): Promise<Row>
}

/** Logs that a row is not settled; a job asks the provider again. @throws errors that are not the provider's */
function logUnsettled<Row>({ log, logged }: CardOutcome<Row>, error: unknown): void {
  if (!isProviderError(error)) throw error
  log.error({ alarm: logged.unsettled, ...logged.row, err: error }, 'the server will ask the payment provider again')
}

/** Releases a row with an unknown outcome, so that the next caller may ask again at once. */
async function leaveOpen<Row>(card: CardOutcome<Row>, row: Row, error: unknown): Promise<Row> {
  const { log, logged } = card
  if (error instanceof OutcomeUnknown) log.warn({ ...logged.row, err: error }, logged.unknown)
  else logUnsettled(card, error)
  return card.release(row)
}

/**
 * Tries the card of a row leased by the caller. An unknown outcome stays open and is retried with the same number and
 * key.
 * @param isFirst false if an earlier caller may have asked already, so that a refusal proves nothing about that request
 */
export async function confirmClaimed<Row>(card: CardOutcome<Row>, row: Row, isFirst = true): Promise<CardResult<Row>> {
  let hasResponse = false
  try {
    const { row: updatedRow, clientSecret } = await card.confirm(row, isFirst, () => (hasResponse = true))
    if (card.isConfirming(updatedRow))
      return { row: await leaveOpen(card, updatedRow, new OutcomeUnknown(card.undecided)) }
    return { row: await card.closeSpent(updatedRow), clientSecret }
  } catch (error) {
    if (hasResponse || !(error instanceof ProviderRefusal)) return { row: await leaveOpen(card, row, error) }
    if (!isFirst) return { row: await card.resolveLost(row).catch((err: unknown) => leaveOpen(card, row, err)) }
    const { log, logged } = card
    log.error({ alarm: 'provider refusal', ...logged.row, err: error }, logged.refused)
    return { row: await card.closeSpent(await card.refuse(row)) }
  }
}

/**
 * Resumes an attempt whose caller was lost, for the donor or a job.
 * @param row leased by the caller
 */
export async function resumeClaimed<Row>(card: CardOutcome<Row>, row: Row): Promise<CardResult<Row>> {
  try {
    const decidedRow = await card.readDecided(row)
    if (decidedRow) return { row: decidedRow }
    if (secondsSince(card, card.since(row)) < replaySeconds) return await confirmClaimed(card, row, false)
    return { row: await card.closeSpent(await card.resolveLost(row)) }
  } catch (error) {
    return { row: await leaveOpen(card, row, error) }
  }
}

/**
 * Advances an open row: resumes a lost attempt, polls a pending one and closes an abandoned one. Safe to repeat at any
 * time; if the provider does not respond, it is asked again later.
 * @param steps how to claim a lost attempt and how to poll a row that is not confirming
 */
export async function settleCard<Row>(
  card: CardOutcome<Row>,
  row: Row,
  steps: { claimLost(row: Row): Promise<Row | undefined>; poll(row: Row): Promise<void> },
): Promise<void> {
  try {
    if (!card.isConfirming(row)) return await steps.poll(row)
    const claimedRow = await steps.claimLost(row)
    if (claimedRow) await resumeClaimed(card, claimedRow)
  } catch (error) {
    logUnsettled(card, error)
  }
}
