import type { Tenant } from '../tenants/tenant.ts'

/** The languages letters are written in. */
export const mailLanguages = ['en', 'ar', 'ur'] as const
/** A language there are letters in. */
export type MailLanguage = (typeof mailLanguages)[number]

type Asking = {
  tenant: Pick<Tenant, 'config'>
  request: { header(name: string): string | undefined }
}

const written = (tag = '') => mailLanguages.find((language) => language === tag.toLowerCase().split('-')[0])

/** The tenant's own language, for letters to the mosque itself; English while there are no letters in it. */
export const ownLanguage = ({ config }: Pick<Tenant, 'config'>): MailLanguage => written(config.language) ?? 'en'

/**
 * The language to write to a visitor in: that of the page they are on. A page says so in `Content-Language`, one of this
 * host in its `language` cookie as well; otherwise it is the tenant's own. What a browser would like (`Accept-Language`)
 * does not choose the page, and so not the letter.
 */
export function languageOf({ tenant, request }: Asking): MailLanguage {
  const { language, languages } = tenant.config
  const offered = [language, ...languages].map(written)
  const cookie = /(?:^|;\s*)language=([\w-]+)/.exec(request.header('cookie') ?? '')?.[1]
  const chosen = [request.header('content-language'), cookie].map((tag) => written(tag))
  return chosen.find((each) => each !== undefined && offered.includes(each)) ?? ownLanguage(tenant)
}
