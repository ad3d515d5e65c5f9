import { isbot } from 'isbot'
import type { Call } from '@minaret/foundation/operations'

/** Headers in which browsers say that they only fetch ahead: the standard's, and those before it. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Programs that say they are one, and browsers that only fetch ahead, are not visitors. */
export function isVisit({ request, tenant }: Pick<Call<'visitorSave' | 'vitalsSave'>, 'request' | 'tenant'>): boolean {
  const ahead = purposes.some((name) => /prefetch|prerender|preview/i.test(request.header(name) ?? ''))
  // A link on another site may fetch this address without anybody visiting; a browser says so.
  const elsewhere = request.header('sec-fetch-site') === 'cross-site'
  const allowed = tenant.origins.includes(request.header('origin') ?? '')
  const agent = request.header('user-agent') ?? ''
  return agent !== '' && !isbot(agent) && !ahead && (!elsewhere || allowed)
}
