import { safeLink } from './config.ts'

/** A placeholder origin, to detect links that leave the site. */
const site = 'https://site.invalid'

/**
 * Returns a link in content if it is safe: a path of the site, or an `https:`, `mailto:` or `tel:` URL. Otherwise undefined,
 * including for what only looks like a path: `//elsewhere.example`, and a backslash or a tab, which browsers read as a slash
 * or ignore.
 */
export function contentLink(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/')) return safeLink(value ?? undefined)
  return URL.canParse(value, site) && new URL(value, site).origin === site ? value : undefined
}

/**
 * Returns contact details in content if they are safe: a link allowed by {@link contentLink}, or text, such as an email address.
 * Text that a browser would read as another kind of URL is dropped.
 */
export function contentContact(value: string | null | undefined): string | undefined {
  return contentLink(value) ?? (value && !value.startsWith('/') && !URL.canParse(value) ? value : undefined)
}
