import { useTenant } from '@minaret/domain'
import { usePlace } from './PlaceProvider.tsx'

export type PageMetaProps = {
  /** The page's own title; the site's name is added. Without one the site's name stands alone. */
  title?: string
  /** One sentence for search results and link previews. */
  description?: string
  /** The page is for one person, or is none: search engines leave it out. */
  hidden?: boolean
}

/** What closes texts off in a page; tabs, bookmarks and shared links would carry it along. */
const unseen = /[\u2066-\u2069]/g

/** What the head of the document says about this page. React lifts it there. */
export function PageMeta({ title, description, hidden }: PageMetaProps) {
  const { origin, path } = usePlace()
  const { websiteName } = useTenant()
  const own = title?.replace(unseen, '')
  return (
    <>
      <title>{own ? `${own} · ${websiteName}` : websiteName}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={websiteName} />
          <meta property="og:title" content={own ?? websiteName} />
          <meta property="og:url" content={origin + path} />
          {description && <meta property="og:description" content={description} />}
        </>
      )}
    </>
  )
}
