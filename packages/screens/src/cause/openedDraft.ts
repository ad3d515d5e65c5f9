import type { AttemptBegun, Cause } from '@minaret/contract'
import type { BrowserStorage } from '@minaret/domain'
import { limitsIn } from './amounts.ts'
import { carry } from './carried.ts'
import { type Draft, saveDraft, loadDraft, newDraft } from './draft.ts'
import { oftenIn, oftenOffered } from './often.ts'

/** What a link has asked the form to begin with. */
export type Opened = {
  donor?: { name: string; email: string }
  /** In the minor unit of the currency. */
  amountMinor?: number
  currency?: string
  /** A gift that was begun with it, and can be gone on with. */
  attempt?: AttemptBegun
  /** That gift's bank has asked, and was not answered: nothing may take its place. */
  held?: boolean
}

function createDraftFromAttempt(cause: Cause, { attempt, held = false }: Opened): Draft | undefined {
  const often = attempt && oftenIn(attempt.kind, cause)
  if (!attempt || !often || attempt.causeId !== cause.id) return undefined
  const { attemptId, amountMinor, coverMinor, currency, startsOn, until, anonymous = false, message = '' } = attempt
  // Nobody passes by what was said of the donor again: it stays as it was.
  const gift = { amountMinor, often, startsOn, until, cover: coverMinor > 0, anonymous, message }
  return { ...newDraft(cause.id, currency), ...gift, attemptId, sent: true, held }
}

/** A new draft with a sum that was asked for, where the cause takes it. */
function applyRequestedAmount(cause: Cause, { amountMinor, currency }: Opened, draft: Draft): Draft {
  if (amountMinor === undefined || currency === undefined || !cause.currencies.includes(currency)) return draft
  const { least, most } = limitsIn(cause, currency)
  return amountMinor >= least && amountMinor <= most ? { ...draft, currency, amountMinor } : draft
}

/** A new draft with the sum an address asks for, `?amount=2500&currency=gbp`: the mobile app leads out so. */
export function createDraftFromQuery(cause: Cause, search: URLSearchParams, draft: Draft): Draft {
  const amount = search.get('amount') ?? ''
  const amountMinor = /^[1-9]\d{0,7}$/.test(amount) ? Number(amount) : undefined
  return applyRequestedAmount(cause, { amountMinor, currency: search.get('currency') ?? undefined }, draft)
}

/**
 * Lets the form begin with what a link asks for: the gift that was begun with it, else the draft a reload finds again, else
 * what the link fills in. Call it before the form is drawn.
 * @returns whether it goes on with a gift that was sent before
 */
export function openDraft(visit: BrowserStorage, cause: Cause, opened: Opened): boolean {
  const offered = oftenOffered(cause)
  const begun = createDraftFromAttempt(cause, opened)
  const wished = applyRequestedAmount(cause, opened, newDraft(cause.id, cause.currencies[0] ?? 'gbp'))
  const draft = begun ?? loadDraft(visit, cause.id, cause.currencies, offered) ?? wished
  saveDraft(visit, draft)
  const { name, email } = opened.donor ?? draft
  carry(visit, { ...draft, name, email })
  return begun !== undefined
}
