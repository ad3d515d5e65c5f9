import { isRecord, type BrowserStorage, useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import { languageQuery } from '../messages/index.ts'
import { type Draft, readGift, withGift } from './draft.ts'
import type { Frequency } from './frequency.ts'

/**
 * The form's values, including unsubmitted input, but without the Gift Aid address, which is never stored.
 */
type TransferredValues = Omit<Draft, 'attemptId' | 'giftAid' | 'sent' | 'held'>

/** The storage key. */
export const transferKey = 'giftCarried'

/** Maximum age in milliseconds, so that the name is not shown to a later user of the browser if the page never opens. */
const maxAgeMs = 120_000

/** Stores the form's values, including name and email address, for the next page only. */
export function saveTransfer(storage: BrowserStorage, values: TransferredValues, now = Date.now()): void {
  const { causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover } = values
  const { name, email, anonymous, message } = values
  const gift = { causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover }
  storage.write(transferKey, { ...gift, name, email, anonymous, message, at: now })
}

/** Removes the stored values once the next page has read them. */
export const removeTransfer = (storage: BrowserStorage): void => storage.remove(transferKey)

/**
 * Applies the previous page's values to a draft, if they are recent and for the same cause.
 * @param frequencies the frequencies of the cause
 */
export function withTransfer(
  storage: BrowserStorage,
  draft: Draft,
  currencies: readonly string[],
  frequencies: readonly Frequency[] = ['once'],
  now = Date.now(),
): Draft {
  const values = storage.read(transferKey, (value) => parseChoices(value, frequencies, now))
  if (values?.causeId !== draft.causeId || values.campaignId !== draft.campaignId) return draft
  if (!currencies.includes(values.currency)) return draft
  const { causeId: _, campaignId: __, name, email, anonymous, message, ...gift } = values
  return { ...withGift(draft, gift), name, email, anonymous, message }
}

function parseChoices(value: unknown, frequencies: readonly Frequency[], now: number): TransferredValues | undefined {
  if (!isRecord(value)) return undefined
  const { causeId, campaignId, currency, name, email, anonymous, message = '', at } = value
  if (typeof causeId !== 'string' || typeof currency !== 'string') return undefined
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined
  if (typeof at !== 'number' || at > now || now - at > maxAgeMs) return undefined
  const gift = readGift(value, frequencies)
  const parsedCampaignId = typeof campaignId === 'string' ? campaignId : undefined
  return (
    gift && {
      ...gift,
      causeId,
      campaignId: parsedCampaignId,
      currency,
      name,
      email,
      message,
      anonymous: anonymous === true,
    }
  )
}

/** Whether a click opens a language link in this tab. */
function opensLanguageLink(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element && event.target.closest('a')
  return link instanceof HTMLAnchorElement && new URLSearchParams(link.search).has(languageQuery)
}

/**
 * Carries the form's values over to the page in another language, which is a new document. Names and email addresses are
 * stored only for a language change.
 */
export function useFormTransfer(values: TransferredValues): void {
  const { visit } = useDomain()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (opensLanguageLink(event)) saveTransfer(visit, values)
    }
    // The page in the other language did not load, so this one is shown again.
    const onShow = () => removeTransfer(visit)
    document.addEventListener('click', onClick)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('pageshow', onShow)
    }
  }, [visit, values])
}
