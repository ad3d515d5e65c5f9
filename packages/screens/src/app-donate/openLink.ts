import type { AttemptBegun } from '@minaret/contract'
import { type Domain, donationTokenQueries, statusOf } from '@minaret/domain'
import { type AppPort, keepSession, type OpenedLink, sessionOf } from './port/index.ts'

/** What belongs to a link that was opened before this one. */
const ofOne = ['giftDraft', 'giftPass', 'giftCarried', 'appCause']

/** The gift that was begun: gone on with, or shown where the bank has decided meanwhile. */
async function begunWith(domain: Domain, id: string, attempt: AttemptBegun): Promise<OpenedLink> {
  const { nextOf } = await import('./afterwards.ts')
  const next = await nextOf(domain, id)
  if (next !== 'act' && next !== 'retry') return { kind: 'gift', id }
  return { kind: 'give', causeId: attempt.causeId, attempt, held: next === 'act' }
}

/**
 * Opens the page's link: by the token in its address, which is taken out once the host has given a session for it, else by
 * the session of before. When nothing answers, the token stays where it is.
 */
export async function openLink(domain: Domain, port: AppPort): Promise<OpenedLink> {
  const { token, storage } = port
  const session = sessionOf(storage)
  const credential = token ?? session
  if (credential === undefined) return { kind: 'stale' }
  try {
    const decoded = donationTokenQueries.decoded(domain.api, credential)
    const decodedToken = await domain.queryClient.fetchQuery({ ...decoded, staleTime: 0, meta: { quiet: true } })
    if (decodedToken.session) {
      ofOne.forEach((each) => storage.remove(each))
      keepSession(storage, decodedToken.session)
      port.bare()
    }
    const { giftId, attempt, causeId, donor, amountMinor, currency } = decodedToken
    if (giftId === undefined) return { kind: 'give', causeId, donor, amountMinor, currency }
    if (!attempt) return { kind: 'gift', id: giftId }
    return { ...(await begunWith(domain, giftId, attempt)), ...(donor && { donor }) }
  } catch (error) {
    if (statusOf(error) !== 410) return { kind: 'offline' }
    port.bare()
    return { kind: 'stale' }
  }
}
