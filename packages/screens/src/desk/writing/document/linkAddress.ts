import { contentLink } from '@minaret/plans'

/** Where Google Docs puts the address of a link. */
function withoutDetour(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, searchParams } = new URL(address)
  const isDetour = /^(?:www\.)?google\.[a-z.]+$/.test(hostname) && pathname === '/url'
  return (isDetour && (searchParams.get('q') ?? searchParams.get('url'))) || address
}

/**
 * The address of a link as content may have it: typed without `https://`, or copied out of Google Docs, it is put right.
 * @returns nothing for what no link may lead to
 * @untrusted
 */
export function linkAddress(typed: string): string | undefined {
  const address = withoutDetour(typed.trim())
  // The mosque's own words: what stands for them is a matter of the server.
  if (/^(?:mailto:|tel:)?\{[a-z]+\}$/.test(address)) return address
  if (contentLink(address)) return address
  if (/^http:\/\//i.test(address)) return contentLink(address.replace(/^http:/i, 'https:'))
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return contentLink(`mailto:${address}`)
  if (/^\+?[\d ()-]{6,20}$/.test(address)) return contentLink(`tel:${address.replaceAll(/[^\d+]/g, '')}`)
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? contentLink(`https://${address}`) : undefined
}
