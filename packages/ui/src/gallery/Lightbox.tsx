import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useModal } from '../dialog/useModal.ts'
import { cross } from '../icon/frameIcons.ts'
import { back, forward } from '../icon/icons.ts'
import { Icon } from '../icon/Icon.tsx'
import type { GalleryPicture, GalleryLabels } from './Gallery.tsx'
import styles from './lightbox.module.css'

export interface LightboxProps {
  /** The pictures of the gallery, in order. */
  pictures: readonly GalleryPicture[]
  /** Its texts. */
  labels: GalleryLabels
  /** The index of the picture it opens with. */
  first: number
  /** Called when it closes, with the index of the current picture. */
  onClose: (last: number) => void
}

/** Whether a strip is right-to-left: its scroll positions are then negative. */
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** How long after its last movement a swiped strip counts as settled, in milliseconds. */
const settleDelay = 80

/**
 * Shows one picture at a time over the page, with native features: a modal `dialog` traps focus and closes by Escape, a
 * snapping strip can be swiped in both text directions, and pinching zooms as usual.
 */
export function Lightbox({ pictures, labels, first, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first)
  const strip = useRef<HTMLUListElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (target: number) => {
    const element = strip.current
    const next = Math.min(Math.max(target, 0), pictures.length - 1)
    setIndex(next)
    element?.scrollTo({ left: (isRtl(element) ? -1 : 1) * next * element.clientWidth, behavior: 'instant' })
  }

  const dialog = useModal({ initialFocus: closeButton, required: false, onClose: () => onClose(index) })

  // After `useModal` has opened it: until then the strip has no width.
  useLayoutEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: (isRtl(element) ? -1 : 1) * first * element.clientWidth, behavior: 'instant' })
    return () => clearTimeout(timer.current)
  }, [first])

  // After a swipe: the picture it settled on is announced, and its neighbours are fetched.
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = strip.current
      if (element?.clientWidth) setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
    }, settleDelay)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backwards = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const target = new Map([
      [forwards, index + 1],
      [backwards, index - 1],
      ['Home', 0],
      ['End', pictures.length - 1],
    ]).get(event.key)
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  return (
    <dialog className={styles.lightbox} aria-label={labels.label} aria-modal="true" ref={dialog} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p role="status">{labels.counter(index + 1, pictures.length)}</p>
        <button
          type="button"
          className={styles.control}
          aria-label={labels.close}
          ref={closeButton}
          onClick={() => onClose(index)}
        >
          <Icon path={cross} size={26} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling content must be focusable */}
      <ul className={styles.strip} tabIndex={0} aria-label={labels.label} ref={strip} onScroll={onScroll}>
        {pictures.map(({ id, large, caption }, i) => (
          <li key={id} aria-hidden={i !== index} inert={i !== index}>
            <figure>
              {/* The current picture and its neighbours, so that the next one is loaded already. */}
              {Math.abs(i - index) <= 1 ? (
                <picture>
                  {large.avif && <source type="image/avif" srcSet={large.avif} sizes="100vw" />}
                  {large.webp && <source type="image/webp" srcSet={large.webp} sizes="100vw" />}
                  <img
                    src={large.src}
                    srcSet={large.srcSet}
                    sizes={large.srcSet && '100vw'}
                    alt={large.alt}
                    width={large.width}
                    height={large.height}
                  />
                </picture>
              ) : (
                <span />
              )}
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Icon path={back} size={26} />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={labels.next}
            aria-disabled={index === pictures.length - 1}
            onClick={() => show(index + 1)}
          >
            <Icon path={forward} size={26} />
          </button>
        </div>
      )}
    </dialog>
  )
}
