import { isbot } from 'isbot'
import type { Call } from '@minaret/foundation/operations'

/** Headers that mark prefetches: the standard header and older ones. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether a request is a visit, as opposed to a bot, a prefetch or a request from another site. */
export function isVisit({ request, tenant }: Pick<Call<'visitorSave' | 'vitalsSave'>, 'request' | 'tenant'>): boolean {
  const isPrefetch = purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(request.header(name) ?? ''))
  // Another site may fetch this URL without a visit, which browsers mark as cross-site.
  const isCrossSite = request.header('sec-fetch-site') === 'cross-site'
  const isAllowed = tenant.origins.includes(request.header('origin') ?? '')
  const userAgent = request.header('user-agent') ?? ''
  return userAgent !== '' && !isbot(userAgent) && !isPrefetch && (!isCrossSite || isAllowed)
}
