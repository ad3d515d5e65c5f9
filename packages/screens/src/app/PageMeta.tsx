import type { Image } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useState, useSyncExternalStore } from 'react'
import { usePageLocation } from './LocationProvider.tsx'
import type { StructuredData } from './structuredData.ts'

export type PageMetaProps = {
  /** The page's own title, followed by the site's name. Without it the title is the site's name. */
  title?: string
  /** One sentence for search results and link previews. */
  description?: string
  /** The image for link previews; without it the server renders one from the title. */
  image?: Pick<Image, 'share' | 'alt'>
  /** The page is personal or missing, so it is excluded from search engines. */
  noIndex?: boolean
  /** Structured data for search engines, created by the functions of `structuredData.ts`. */
  data?: readonly StructuredData[]
}

/** Directional isolates, which must not end up in tabs, bookmarks and shared links. */
const isolates = /[\u2066-\u2069]/g

/** Escapes `<` as JSON, so that no text can close the script element. */
const toScriptJson = (data: readonly StructuredData[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(isolates, '').replace(/</g, '\\u003c')

/** The page's metadata. React moves it to the document's head. */
export function PageMeta({ title, description, image, noIndex, data }: PageMetaProps) {
  const { origin, host = origin, path } = usePageLocation()
  const { websiteName } = useTenant()
  const cleanTitle = title?.replace(isolates, '')
  const summary = description?.replace(isolates, '')
  return (
    <>
      <title>{cleanTitle ? `${cleanTitle} · ${websiteName}` : websiteName}</title>
      {summary && <meta name="description" content={summary} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={websiteName} />
          <meta property="og:title" content={cleanTitle ?? websiteName} />
          <meta property="og:url" content={origin + path} />
          <meta
            property="og:image"
            content={new URL(image?.share ?? `/preview${path === '/' ? '' : path}.jpg`, host).href}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={(image?.share && image.alt) || (cleanTitle ?? websiteName)} />
          <meta name="twitter:card" content="summary_large_image" />
          {summary && <meta property="og:description" content={summary} />}
          {data && <PageData data={data} />}
        </>
      )}
    </>
  )
}

const neverChanges = () => () => {}

/**
 * The structured data in server-rendered HTML, which search engines read. A page rendered in the browser has none: the
 * site's trusted types policy forbids inner HTML. As data, it is exempt from the script policy.
 */
function PageData({ data }: { data: readonly StructuredData[] }) {
  const isServerRendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // A stable object, because React would set the inner HTML again for a new one. The browser bundle omits the data.
  const [html] = useState(() =>
    isServerRendered ? { __html: import.meta.env.SSR ? toScriptJson(data) : '' } : undefined,
  )
  if (!html) return null
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
