import clsx from 'clsx'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Picture, type PictureImage } from '../picture/Picture.tsx'
import styles from './gallery.module.css'

/** One picture of a gallery. */
export interface GalleryPicture {
  /** Unique among its siblings; the seed of the pattern that stands in for it. */
  id: string
  /** As it stands in the grid; its `alt` is the link's name, so it is never empty. */
  thumbnail: PictureImage
  /** As it stands alone: the link's address. */
  large: PictureImage
  /** Under the picture when it stands alone. */
  caption?: ReactNode
}

/** The words of the lightbox. */
export interface GalleryWords {
  /** What it is: "Pictures". */
  label: string
  /** "Close". */
  close: string
  /** "Previous picture". */
  previous: string
  /** "Next picture". */
  next: string
  /** Where one is: `(3, 12)` gives "3 of 12". */
  counter: (number: number, total: number) => string
}

export interface GalleryProps {
  /** The pictures, in their order. */
  pictures: readonly GalleryPicture[]
  /** The words of the lightbox. */
  words: GalleryWords
  /** How many stand above the fold and are asked for at once. Default 0. */
  priority?: number
  className?: string
}

/** How wide a picture stands in the grid: see `gallery.module.css`. */
const sizes = '(min-width: 40rem) 20rem, 50vw'

const load = () => import('./Lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox }))
const LazyLightbox = lazy(load)

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Pictures in a grid; each is a link to the large one, so it works without scripts. With them the large one opens over the
 * page, in a chunk that comes with the first wish for it.
 */
export function Gallery({ pictures, words, priority = 0, className }: GalleryProps) {
  const [open, setOpen] = useState<number>()
  const list = useRef<HTMLUListElement>(null)

  const left = useRef<number>(undefined)

  // Back to where one is, not to where one began, as a modal would: the pictures walked past are behind.
  useEffect(() => {
    if (open !== undefined || left.current === undefined) return
    list.current?.querySelectorAll('a')[left.current]?.focus()
    left.current = undefined
  }, [open])

  const close = (last: number) => {
    left.current = last
    setOpen(undefined)
  }

  return (
    <>
      <ul className={clsx(styles.grid, className)} ref={list}>
        {pictures.map(({ id, thumbnail, large }, i) => (
          <li key={id}>
            <a
              href={large.src}
              className={styles.thumbnail}
              data-acts=""
              onPointerEnter={() => void load().catch(() => {})}
              onClick={(event) => {
                if (!plain(event)) return
                event.preventDefault()
                load().then(
                  () => setOpen(i),
                  // Without the chunk the link still leads to the picture.
                  () => window.location.assign(large.src),
                )
              }}
            >
              <Picture image={{ sizes, ...thumbnail }} seed={id} ratio="4 / 3" priority={i < priority} />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <LazyLightbox pictures={pictures} words={words} first={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
