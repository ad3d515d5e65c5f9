import type { TenantConfig } from '@minaret/plans'

/** The languages the server writes in. */
export const languages = ['en', 'ar', 'ur'] as const
/** A language the server writes in. */
export type Language = (typeof languages)[number]

/** What of a request tells which language its page is in. */
export type LanguageRequest = {
  tenant?: { config: Pick<TenantConfig, 'language' | 'languages'> }
  request: {
    header(name: string): string | undefined
    /** It is made at the desk, whose every language each of a mosque's staff may choose. */
    isDesk?: boolean
  }
}

const toLanguage = (tag = '') => languages.find((language) => language === tag.toLowerCase().split('-')[0])

/** The tenant's own language, for emails to the mosque itself; English while the server does not write it. */
export const getTenantLanguage = ({ config }: NonNullable<LanguageRequest['tenant']>): Language =>
  toLanguage(config.language) ?? 'en'

/** The tags of `Accept-Language`, the most wanted first (RFC 9110, section 12.5.4). */
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
 * The language to write to a visitor in: that of the page they are on, as long as the tenant offers it, and otherwise the
 * tenant's own. A page's script says it in `Accept-Language`, beside `X-Requested-With`, which no browser sends by itself;
 * without script it is in the `language` cookie. What a browser alone would like chooses no page, and so no words either:
 * it is asked only where no tenant is known. At the desk staff read the language they chose, whatever the website offers.
 */
export function chooseLanguage({ tenant, request }: LanguageRequest): Language {
  const cookie = /(?:^|;\s*)language=([\w-]+)/.exec(request.header('cookie') ?? '')?.[1]
  const wanted = readAcceptLanguage(request.header('accept-language'))
  const isScript = request.header('x-requested-with') !== undefined
  const candidates = [...(isScript ? wanted : []), cookie, ...(tenant ? [] : wanted)].map((tag) => toLanguage(tag))
  const first = candidates.find((each) => each !== undefined)
  if (!tenant) return first ?? 'en'
  if (request.isDesk) return first ?? getTenantLanguage(tenant)
  const { language, languages: others } = tenant.config
  const offered = [language, ...others].map(toLanguage)
  return candidates.find((each) => each !== undefined && offered.includes(each)) ?? getTenantLanguage(tenant)
}
