import { languages } from '@minaret/messages'
import type { TenantConfig } from '@minaret/plans'

export { languages }
/** A language of the server. */
export type Language = (typeof languages)[number]

/** The parts of a request that determine the language of its page. */
export type LanguageRequest = {
  tenant?: { config: Pick<TenantConfig, 'language' | 'languages'> }
  request: {
    header(name: string): string | undefined
    /** Whether it comes from the desk, where all languages are available to staff. */
    isDesk?: boolean
  }
}

const toLanguage = (tag = '') => languages.find((language) => language === tag.toLowerCase().split('-')[0])

/** Returns the tenant's own language, for emails to the mosque; English if the server does not support it. */
export const getTenantLanguage = ({ config }: NonNullable<LanguageRequest['tenant']>): Language =>
  toLanguage(config.language) ?? 'en'

/** Parses `Accept-Language` into tags by descending preference (RFC 9110, section 12.5.4). */
function readAcceptLanguage(header = ''): string[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/**
 * Chooses the language for a visitor: that of the current page if the tenant offers it, otherwise the tenant's own. A page's
 * script sends it in `Accept-Language`, together with `X-Requested-With`, which browsers never send by themselves; without
 * script it is in the `language` cookie. The browser's own preference does not affect pages, so it counts only if there is no
 * tenant. At the desk, staff get the language they chose, whatever the website offers.
 */
export function chooseLanguage({ tenant, request }: LanguageRequest): Language {
  const cookie = /(?:^|;\s*)language=([\w-]+)/.exec(request.header('cookie') ?? '')?.[1]
  const preferredTags = readAcceptLanguage(request.header('accept-language'))
  const isScript = request.header('x-requested-with') !== undefined
  const candidates = [...(isScript ? preferredTags : []), cookie, ...(tenant ? [] : preferredTags)].map((tag) =>
    toLanguage(tag),
  )
  const first = candidates.find((candidate) => candidate !== undefined)
  if (!tenant) return first ?? 'en'
  if (request.isDesk) return first ?? getTenantLanguage(tenant)
  const { language, languages: otherLanguages } = tenant.config
  const offeredLanguages = [language, ...otherLanguages].map(toLanguage)
  return (
    candidates.find((candidate) => candidate !== undefined && offeredLanguages.includes(candidate)) ??
    getTenantLanguage(tenant)
  )
}
