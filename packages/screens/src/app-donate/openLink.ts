import type { StartedAttempt } from '@minaret/contract'
import { type Domain, donationTokenQueries, statusOf } from '@minaret/domain'
import { type AppPort, saveSession, type OpenedLink, sessionOf } from './port/index.ts'

/** Storage keys of the previously opened link. */
const linkKeys = ['giftDraft', 'giftPass', 'giftCarried', 'appCause']

/** Resumes a started gift, or shows its result if the bank has decided. */
async function resumeAttempt(domain: Domain, id: string, attempt: StartedAttempt): Promise<OpenedLink> {
  const { fetchNextAction } = await import('./paymentStatus.ts')
  const nextAction = await fetchNextAction(domain, id)
  if (nextAction !== 'act' && nextAction !== 'retry') return { kind: 'gift', id }
  return { kind: 'give', causeId: attempt.causeId, attempt, held: nextAction === 'act' }
}

/**
 * Opens the page's link with the token in its URL, or with the stored session. The token is removed from the URL once the
 * server has issued a session for it; without a response it stays.
 */
export async function openLink(domain: Domain, port: AppPort): Promise<OpenedLink> {
  const { token, storage } = port
  const session = sessionOf(storage)
  const credential = token ?? session
  if (credential === undefined) return { kind: 'stale' }
  try {
    const linkQuery = donationTokenQueries.decoded(domain.api, credential)
    const linkDetails = await domain.queryClient.fetchQuery({ ...linkQuery, staleTime: 0, meta: { quiet: true } })
    if (linkDetails.session) {
      linkKeys.forEach((storageKey) => storage.remove(storageKey))
      saveSession(storage, linkDetails.session)
      port.removeToken()
    }
    const { giftId, attempt, causeId, donor, amountMinor, currency } = linkDetails
    if (giftId === undefined) return { kind: 'give', causeId, donor, amountMinor, currency }
    if (!attempt) return { kind: 'gift', id: giftId }
    return { ...(await resumeAttempt(domain, giftId, attempt)), ...(donor && { donor }) }
  } catch (error) {
    if (statusOf(error) !== 410) return { kind: 'offline' }
    port.removeToken()
    return { kind: 'stale' }
  }
}
