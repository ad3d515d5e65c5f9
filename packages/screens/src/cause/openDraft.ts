import type { StartedAttempt, Cause } from '@minaret/contract'
import { type BrowserStorage, isRecord } from '@minaret/domain'
import { limitsIn } from './amounts.ts'
import { saveTransfer, transferKey } from './formTransfer.ts'
import { type Draft, draftKey, saveDraft, loadDraft, newDraft, withGift } from './draft.ts'
import { parseFrequency, frequenciesOf } from './frequency.ts'

/** The link's initial values for the form. */
export type FormPrefill = {
  donor?: { name: string; email: string }
  /** In the minor unit of the currency. */
  amountMinor?: number
  currency?: string
  /** A started gift that can be resumed. */
  attempt?: StartedAttempt
  /** Whether that gift's bank awaits confirmation, so that nothing may replace it. */
  held?: boolean
}

function createDraftFromAttempt(cause: Cause, { attempt, held = false }: FormPrefill): Draft | undefined {
  const often = attempt && parseFrequency(attempt.kind, cause)
  if (!attempt || !often || attempt.causeId !== cause.id) return undefined
  const { attemptId, amountMinor, coverMinor, currency, startsOn, until, anonymous = false, message = '' } = attempt
  // The details step is skipped, so the attempt keeps its anonymity and message.
  const gift = { amountMinor, often, startsOn, until, cover: coverMinor > 0, anonymous, message }
  return { ...newDraft(cause.id, currency), ...gift, attemptId, sent: true, held }
}

/** Applies a requested amount to a draft, if the cause accepts it. */
function applyRequestedAmount(cause: Cause, { amountMinor, currency }: FormPrefill, draft: Draft): Draft {
  if (amountMinor === undefined || currency === undefined || !cause.currencies.includes(currency)) return draft
  const { minMinor, maxMinor } = limitsIn(cause, currency)
  return amountMinor >= minMinor && amountMinor <= maxMinor ? withGift(draft, { currency, amountMinor }) : draft
}

/**
 * Applies the gift in a URL to a draft: `?often=weekly&amount=2500&currency=gbp`, by default in the cause's first currency.
 * The home page and the mobile app link to the form in this way.
 */
export function withQuery(cause: Cause, search: URLSearchParams, draft: Draft): Draft {
  const amount = search.get('amount') ?? ''
  const amountMinor = /^[1-9]\d{0,7}$/.test(amount) ? Number(amount) : undefined
  const often = parseFrequency(search.get('often'), cause)
  const currency = search.get('currency') ?? cause.currencies[0]
  return applyRequestedAmount(cause, { amountMinor, currency }, often ? withGift(draft, { often }) : draft)
}

/**
 * Stores the form's initial draft: the link's started gift, or else the stored draft, or else the link's prefill. Call it
 * before the form renders.
 * @returns whether it resumes a gift that was sent before
 */
export function openDraft(visit: BrowserStorage, cause: Cause, prefill: FormPrefill): boolean {
  const frequencies = frequenciesOf(cause)
  const resumedDraft = createDraftFromAttempt(cause, prefill)
  const requestedDraft = applyRequestedAmount(cause, prefill, newDraft(cause.id, cause.currencies[0] ?? 'gbp'))
  const draft = resumedDraft ?? loadDraft(visit, cause.id, cause.currencies, frequencies) ?? requestedDraft
  saveDraft(visit, draft)
  const { name, email } = prefill.donor ?? draft
  saveTransfer(visit, { ...draft, name, email })
  return resumedDraft !== undefined
}

/** The cause of a started gift that is not for a campaign: one carried over from the previous page, or else the stored draft. */
export const readStartedCause = (visit: BrowserStorage): string | undefined =>
  [transferKey, draftKey]
    .map((key) =>
      visit.read(key, (value) =>
        isRecord(value) && value.campaignId === undefined && typeof value.causeId === 'string'
          ? value.causeId
          : undefined,
      ),
    )
    .find((id) => id !== undefined)
