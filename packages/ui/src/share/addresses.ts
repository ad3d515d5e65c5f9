/** The page that is shared, and the words that go with it. */
export interface Shared {
  /** Its full address. */
  url: string
  /** One sentence; stands before the address. */
  text: string
}

/** Where each way of sharing leads. Plain addresses: they work in a new tab, on a phone, and without scripts. */
export function shareAddresses({ url, text }: Shared) {
  const [u, t, both] = [url, text, `${text} ${url}`].map(encodeURIComponent)
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    email: `mailto:?subject=${t}&body=${both}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    x: `https://x.com/intent/post?text=${t}&url=${u}`,
  }
}
