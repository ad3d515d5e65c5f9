import type { GalleryImage } from '@minaret/contract'
import { type Domain, galleryQueries, useGallery, useTenant } from '@minaret/domain'
import { ButtonLink, EmptyState, Gallery, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { LoadMore } from '../load-more/index.ts'
import { type Album, albumsOf } from './albums.ts'
import styles from './gallery.module.css'

/** The number of pictures of the first album that load eagerly: a phone's first viewport. */
const eagerCount = 2

/** The gallery page: pictures by album. */
export function GalleryScreen() {
  const { t, format } = useMessages('gallery')
  const { websiteName } = useTenant()
  const title = screenName(t, 'gallery')
  return (
    <>
      <PageMeta title={title} description={t.gallery.description({ name: format.inText(websiteName) })} />
      <PageHeader title={title} lead={t.gallery.lead} seed={websiteName} />
      <Pictures />
    </>
  )
}

function Pictures() {
  const { t } = useMessages('gallery')
  const pictures = useGallery()
  if (pictures.status === 'success' && pictures.data.length > 0) {
    const albums = albumsOf(pictures.data)
    return (
      <>
        {albums.length > 2 && <AlbumLinks albums={albums} />}
        {albums.map((album, index) => (
          <AlbumPictures key={album.name} album={album} id={anchorOf(index)} first={index === 0} />
        ))}
        {pictures.more && (
          <Section>
            <LoadMore list={pictures} more={t.gallery.more} failed={t.gallery.failed} />
          </Section>
        )}
      </>
    )
  }
  return (
    <Section>
      {pictures.status === 'in progress' ? (
        <Skeleton shape="card" count={6} label={t.gallery.loading} />
      ) : pictures.status === 'failure' ? (
        <LoadFailure title={t.gallery.failed} retry={pictures.retry} />
      ) : (
        <EmptyState seed="gallery" title={t.gallery.none} action={<ButtonLink href="/">{t.gallery.home}</ButtonLink>}>
          {t.gallery.noneMore}
        </EmptyState>
      )}
    </Section>
  )
}

const anchorOf = (album: number) => `album-${album + 1}`

function AlbumLinks({ albums }: { albums: readonly Album[] }) {
  const { t } = useMessages('gallery')
  return (
    <Section className={styles.jump}>
      <nav aria-label={t.gallery.albums} data-print="hide">
        <ul className={styles.albums}>
          {albums.map(({ name }, index) => (
            <li key={name}>
              <a href={`#${anchorOf(index)}`}>
                <IsolatedText>{name}</IsolatedText>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}

function AlbumPictures({ album: { name, pictures }, id, first }: { album: Album; id: string; first: boolean }) {
  const { t, format } = useMessages('gallery')
  const texts = t.gallery
  const formatNumber = (value: number) => format.number(value)
  const toGalleryPicture = ({ id: picture, image, caption }: GalleryImage) => {
    const namedImage = { ...image, alt: image.alt || caption || texts.picture({ album: format.inText(name) }) }
    return {
      id: picture,
      thumbnail: namedImage,
      large: namedImage,
      caption: caption && <IsolatedText>{caption}</IsolatedText>,
    }
  }
  return (
    <Section
      id={id}
      title={<IsolatedText>{name}</IsolatedText>}
      more={
        <span className={styles.count}>
          {texts.count({ count: pictures.length, figure: formatNumber(pictures.length) })}
        </span>
      }
    >
      <Gallery
        pictures={pictures.map(toGalleryPicture)}
        priority={first ? eagerCount : 0}
        labels={{
          ...texts.lightbox,
          close: t.site.close,
          counter: (position, total) =>
            texts.lightbox.counter({ figure: formatNumber(position), total: formatNumber(total) }),
        }}
      />
    </Section>
  )
}

/** Prefetches the first page of pictures. */
export const prefetchGallery = ({ api, queryClient }: Domain) =>
  queryClient.prefetchInfiniteQuery(galleryQueries.list(api))
