/** The page to share and its text. */
export interface SharedPage {
  /** The page's full URL. */
  url: string
  /** One sentence, placed before the URL. */
  text: string
}

/** Returns the share URL of each service. Plain links: they work in a new tab, on a phone, and without scripts. */
export function shareUrls({ url, text }: SharedPage) {
  const [u, t, textAndUrl] = [url, text, `${text} ${url}`].map(encodeURIComponent)
  return {
    whatsapp: `https://wa.me/?text=${textAndUrl}`,
    email: `mailto:?subject=${t}&body=${textAndUrl}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    x: `https://x.com/intent/post?text=${t}&url=${u}`,
  }
}
