import { isRecord, type BrowserStorage, useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import { languageQuery } from '../messages/index.ts'
import { type Draft, readGift, withGift } from './draft.ts'
import type { Often } from './often.ts'

/**
 * What somebody has said in the form, also what they have typed and not yet sent on; all of it but where they live, which
 * is written down nowhere.
 */
type Carried = Omit<Draft, 'attemptId' | 'giftAid' | 'sent' | 'held'>

const key = 'giftCarried'

/** A page that never came must not give a name away to whoever sits here later. In milliseconds. */
const longest = 120_000

/** Writes down what was said, name and address too, for the one page that opens next. */
export function carry(storage: BrowserStorage, choices: Carried, now = Date.now()): void {
  const { causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover } = choices
  const { name, email, anonymous, message } = choices
  const gift = { causeId, campaignId, needId, amountMinor, currency, often, startsOn, until, cover }
  storage.write(key, { ...gift, name, email, anonymous, message, at: now })
}

/** Forgets it: the page that has opened knows it now. */
export const dropCarried = (storage: BrowserStorage): void => storage.remove(key)

/**
 * A draft with what was said on the page before, where that was about the same cause, and just now.
 * @param offered how often one may give to the cause
 */
export function withCarried(
  storage: BrowserStorage,
  draft: Draft,
  currencies: readonly string[],
  offered: readonly Often[] = ['once'],
  now = Date.now(),
): Draft {
  const choices = storage.read(key, (value) => parseChoices(value, offered, now))
  if (choices?.causeId !== draft.causeId || choices.campaignId !== draft.campaignId) return draft
  if (!currencies.includes(choices.currency)) return draft
  const { causeId: _, campaignId: __, name, email, anonymous, message, ...gift } = choices
  return { ...withGift(draft, gift), name, email, anonymous, message }
}

function parseChoices(value: unknown, offered: readonly Often[], now: number): Carried | undefined {
  if (!isRecord(value)) return undefined
  const { causeId, campaignId, currency, name, email, anonymous, message = '', at } = value
  if (typeof causeId !== 'string' || typeof currency !== 'string') return undefined
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined
  if (typeof at !== 'number' || at > now || now - at > longest) return undefined
  const gift = readGift(value, offered)
  const through = typeof campaignId === 'string' ? campaignId : undefined
  return (
    gift && { ...gift, causeId, campaignId: through, currency, name, email, message, anonymous: anonymous === true }
  )
}

/** Whether a press leads on, in this tab, to a page that chooses a language. */
function choosesLanguage(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element && event.target.closest('a')
  return link instanceof HTMLAnchorElement && new URLSearchParams(link.search).has(languageQuery)
}

/**
 * Carries what is said in the form over to the page in another language, which is another document: the server sets the
 * choice. Names and addresses are written down for no other way of leaving.
 */
export function useCarried(choices: Carried): void {
  const { visit } = useDomain()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (choosesLanguage(event)) carry(visit, choices)
    }
    // The page in the other language did not come, and this one is shown again.
    const onShow = () => dropCarried(visit)
    document.addEventListener('click', onClick)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('pageshow', onShow)
    }
  }, [visit, choices])
}
