import { contentLink } from '@minaret/plans'

/** Unwraps the redirect that Google Docs puts around the address of a link. */
function unwrapRedirect(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, searchParams } = new URL(address)
  const isRedirect = /^(?:www\.)?google\.[a-z.]+$/.test(hostname) && pathname === '/url'
  return (isRedirect && (searchParams.get('q') ?? searchParams.get('url'))) || address
}

/**
 * Normalises the address of a link, such as one typed without `https://` or copied from Google Docs.
 * @returns undefined if it is not allowed in content
 * @untrusted
 */
export function linkAddress(text: string): string | undefined {
  const address = unwrapRedirect(text.trim())
  // Placeholders such as `{email}`, which the server fills in.
  if (/^(?:mailto:|tel:)?\{[a-z]+\}$/.test(address)) return address
  if (contentLink(address)) return address
  if (/^http:\/\//i.test(address)) return contentLink(address.replace(/^http:/i, 'https:'))
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return contentLink(`mailto:${address}`)
  if (/^\+?[\d ()-]{6,20}$/.test(address)) return contentLink(`tel:${address.replaceAll(/[^\d+]/g, '')}`)
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? contentLink(`https://${address}`) : undefined
}
