import { causeQueries, type Domain, peekDonationLink } from '@minaret/domain'
import { prepareChooseCause } from './lazyParts.ts'

/** The initial form, as screen parameters; empty if it is unknown before the link is opened. */
export type InitialForm = { form?: 'cause' | 'choose'; cause?: string }

/**
 * Loads the data to render a link's form on the server, identical for everyone who follows it. The link stays unused, and
 * none of the data contains its token.
 */
export async function preloadForm(domain: Domain, token: string, language: string): Promise<InitialForm> {
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
    // The browser loads it again and shows the error.
    return {}
  }
}
