import { causeQueries, type Domain, peekDonationLink } from '@minaret/domain'
import { prepareChooseCause } from './lazyParts.ts'

/** The form a page begins with, as its screen's parameters; nothing where it is not known before the link is opened. */
export type DrawnForm = { form?: 'cause' | 'choose'; cause?: string }

/**
 * Loads what the form of a link is drawn from, on the server: the same for whoever follows it. The link stays closed, and
 * its token is in nothing that is returned or loaded.
 */
export async function drawAhead(domain: Domain, token: string, language: string): Promise<DrawnForm> {
  const { api, queryClient, tenant } = domain
  if (tenant.appDonate.outside) return {}
  try {
    const { causeId, giftId } = await peekDonationLink(api, token)
    if (giftId !== undefined) return {}
    if (causeId === undefined) {
      await Promise.all([queryClient.fetchQuery(causeQueries.list(api)), prepareChooseCause(language)])
      return { form: 'choose' }
    }
    await queryClient.fetchQuery(causeQueries.view(api, causeId))
    return { form: 'cause', cause: causeId }
  } catch {
    // The browser asks again, and says what is wrong.
    return {}
  }
}
