import { safeLink } from './config.ts'

/** Stands in for the site, to see whether an address leaves it. */
const site = 'https://site.invalid'

/**
 * A link that somebody wrote into content, when a page may show it: a path of the site itself, or an address over
 * `https:`, `mailto:` or `tel:`. Anything else is dropped, also what only looks like a path: `//elsewhere.example`,
 * and a backslash or a tab that a browser reads as one more slash or not at all.
 */
export function contentLink(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/')) return safeLink(value ?? undefined)
  return URL.canParse(value, site) && new URL(value, site).origin === site ? value : undefined
}

/**
 * How to reach somebody, as content has it: a link as {@link contentLink} allows it, or words, an e-mail address among
 * them. What a browser would take for a link of another kind is dropped.
 */
export function contentContact(value: string | null | undefined): string | undefined {
  return contentLink(value) ?? (value && !value.startsWith('/') && !URL.canParse(value) ? value : undefined)
}
