import type { Image } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useState, useSyncExternalStore } from 'react'
import { usePlace } from './PlaceProvider.tsx'
import type { Structured } from './structured.ts'

export type PageMetaProps = {
  /** The page's own title; the site's name is added. Without one the site's name stands alone. */
  title?: string
  /** One sentence for search results and link previews. */
  description?: string
  /** The picture of what the page is about, for link previews; without one the host makes a picture of the title. */
  image?: Pick<Image, 'share' | 'alt'>
  /** The page is for one person, or is none: search engines leave it out. */
  hidden?: boolean
  /** What the page is about, as search engines read it: made by the functions of `structured.ts`. */
  data?: readonly Structured[]
}

/** What closes texts off in a page; tabs, bookmarks and shared links would carry it along. */
const unseen = /[\u2066-\u2069]/g

/** A text of anybody's cannot end the element: what it would take for that is written as JSON may write it. */
const inScript = (data: readonly Structured[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(unseen, '').replace(/</g, '\\u003c')

/** What the head of the document says about this page. React lifts it there. */
export function PageMeta({ title, description, image, hidden, data }: PageMetaProps) {
  const { origin, host = origin, path } = usePlace()
  const { websiteName } = useTenant()
  const own = title?.replace(unseen, '')
  const summary = description?.replace(unseen, '')
  return (
    <>
      <title>{own ? `${own} · ${websiteName}` : websiteName}</title>
      {summary && <meta name="description" content={summary} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={websiteName} />
          <meta property="og:title" content={own ?? websiteName} />
          <meta property="og:url" content={origin + path} />
          <meta
            property="og:image"
            content={new URL(image?.share ?? `/preview${path === '/' ? '' : path}.jpg`, host).href}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={(image?.share && image.alt) || (own ?? websiteName)} />
          <meta name="twitter:card" content="summary_large_image" />
          {summary && <meta property="og:description" content={summary} />}
          {data && <PageData data={data} />}
        </>
      )}
    </>
  )
}

const never = () => () => {}

/**
 * Stands in what the host drew, which is what search engines read, and stays as it is there. A page drawn in the browser
 * has none: the site's policy lets no text become an element's inside. It is data, so no policy about scripts looks at it.
 */
function PageData({ data }: { data: readonly Structured[] }) {
  const drawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // The same object each time: React would set the inside anew for another. The browser's code knows no data.
  const [inside] = useState(() => (drawn ? { __html: import.meta.env.SSR ? inScript(data) : '' } : undefined))
  if (!inside) return null
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={inside} />
}
