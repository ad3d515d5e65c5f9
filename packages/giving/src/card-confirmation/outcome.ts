import type { FastifyBaseLogger } from 'fastify'
import { replayFor } from '../providers/retryWindow.ts'
import { OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'

/** An hour, in seconds, as all times of this file are. */
const hour = 3600

/** What waits for its donor is closed after a day, in seconds. */
export const openFor = 24 * hour

/** How long ago that was; nothing counts as now. */
export const secondsSince = ({ now }: { now: Date }, at: Date | null): number =>
  at ? (now.getTime() - at.getTime()) / 1000 : 0

/** Whether the provider did not answer, or refused the request itself: it is asked again later. */
export const isProviderError = (error: unknown): error is OutcomeUnknown | ProviderRefusal =>
  error instanceof OutcomeUnknown || error instanceof ProviderRefusal

/** A row after the provider was asked; the client secret is passed on to the donor and stored nowhere. */
export type CardResult<Row> = { row: Row; clientSecret?: string }

/** What the protocol must know of a gift, or of a regular gift, to find out what became of its card. */
export type CardOutcome<Row> = {
  now: Date
  log: FastifyBaseLogger
  /** The log's words: which row it is, and what is said of it. */
  logged: { row: Record<string, string>; unknown: string; refused: string; unsettled: string }
  isConfirming(row: Row): boolean
  /** When its confirmation began. */
  since(row: Row): Date | null
  /**
   * Asks the provider to try the card, once for its idempotency key, and writes what it said.
   * @param onAnswer called as soon as the provider has answered: an error after that says nothing of the card
   */
  ask(row: Row, first: boolean, onAnswer: () => void): Promise<CardResult<Row>>
  /** Why an answer that leaves the row confirming is not final, for the log. */
  undecided: string
  /** Writes that the provider refused the request: no card was tried. */
  refuse(row: Row): Promise<Row>
  /** After the last try, ends what is left at the provider; a job does it where this fails. */
  closeSpent(row: Row): Promise<Row>
  /** Reads whether the provider has decided already, and writes it; nothing when it has not. */
  readDecided(row: Row): Promise<Row | undefined>
  /**
   * Finds out from the provider's own records what became of a try that can no longer be repeated, and writes it.
   * @throws OutcomeUnknown while a lost request may still arrive
   */
  resolveLost(row: Row): Promise<Row>
  /** Gives the lease back and plans the next poll. */
  release(row: Row): Promise<Row>
}

/** Says that a row is not settled: a job asks the provider again. @throws what is no error of the provider */
function logUnsettled<Row>({ log, logged }: CardOutcome<Row>, error: unknown): void {
  if (!isProviderError(error)) throw error
  log.error({ alarm: logged.unsettled, ...logged.row, err: error }, 'the server will ask the payment provider again')
}

/** The outcome is not known: the row stays as it is, and whoever comes next may ask again at once. */
async function leaveOpen<Row>(card: CardOutcome<Row>, row: Row, error: unknown): Promise<Row> {
  const { log, logged } = card
  if (error instanceof OutcomeUnknown) log.warn({ ...logged.row, err: error }, logged.unknown)
  else logUnsettled(card, error)
  return card.release(row)
}

/**
 * Tries the card of a row whose lease the caller holds. Whatever the provider does, the row is left in a state that says
 * so: an unknown outcome stays open and is asked for again, with the same number and key.
 * @param first false when an earlier caller may have asked already: then a refusal proves nothing about that one
 */
export async function confirmClaimed<Row>(card: CardOutcome<Row>, row: Row, first = true): Promise<CardResult<Row>> {
  let answered = false
  try {
    const { row: written, clientSecret } = await card.ask(row, first, () => (answered = true))
    if (card.isConfirming(written)) return { row: await leaveOpen(card, written, new OutcomeUnknown(card.undecided)) }
    return { row: await card.closeSpent(written), clientSecret }
  } catch (error) {
    if (answered || !(error instanceof ProviderRefusal)) return { row: await leaveOpen(card, row, error) }
    if (!first) return { row: await card.resolveLost(row).catch((err: unknown) => leaveOpen(card, row, err)) }
    const { log, logged } = card
    log.error({ alarm: 'provider refusal', ...logged.row, err: error }, logged.refused)
    return { row: await card.closeSpent(await card.refuse(row)) }
  }
}

/**
 * Takes up a try whose caller was lost, for whoever comes next: the donor again, or a job.
 * @param row claimed by the caller
 */
export async function resumeClaimed<Row>(card: CardOutcome<Row>, row: Row): Promise<CardResult<Row>> {
  try {
    const decided = await card.readDecided(row)
    if (decided) return { row: decided }
    if (secondsSince(card, card.since(row)) < replayFor) return await confirmClaimed(card, row, false)
    return { row: await card.closeSpent(await card.resolveLost(row)) }
  } catch (error) {
    return { row: await leaveOpen(card, row, error) }
  }
}

/**
 * Brings an open row one step further: takes up a try whose answer was lost, polls what is under way, ends what was left.
 * Safe at any time and any number of times; a provider that is silent is asked again later.
 * @param steps how a lost try is claimed, and what is done about a row nobody is confirming
 */
export async function settleCard<Row>(
  card: CardOutcome<Row>,
  row: Row,
  steps: { claimLost(row: Row): Promise<Row | undefined>; poll(row: Row): Promise<void> },
): Promise<void> {
  try {
    if (!card.isConfirming(row)) return await steps.poll(row)
    const claimed = await steps.claimLost(row)
    if (claimed) await resumeClaimed(card, claimed)
  } catch (error) {
    logUnsettled(card, error)
  }
}
