import clsx from 'clsx'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { shareAddresses, type Shared } from './addresses.ts'
import { CopyLink } from './CopyLink.tsx'
import { openPopup } from './openPopup.ts'
import styles from './share.module.css'
import { ShareMark } from './ShareMark.tsx'

/** The words of `ShareButtons`. */
export interface ShareWords {
  /** The one button that opens the system's own sheet: "Share". */
  share: string
  whatsapp: string
  /** "Copy link". */
  copy: string
  /** Said once it is copied: "Link copied". */
  copied: string
  /** Beside the address where the browser does not let a page copy: "Copy this address". */
  copyByHand: string
  email: string
  facebook: string
  x: string
}

export interface ShareButtonsProps extends Shared {
  /** A heading or sentence before them: "Share this appeal". */
  title?: ReactNode
  /** What the list is, for those who listen. */
  label: string
  words: ShareWords
  className?: string
}

const never = () => () => {}
const hasSheet = () => typeof navigator.share === 'function'

/**
 * Ways to pass a page on. Where the system has a share sheet it is one button; elsewhere each way is a link of its own, and
 * works without scripts. Facebook and X open in a window of 600 by 600.
 */
export function ShareButtons({ url, text, title, label, words, className }: ShareButtonsProps) {
  const sheet = useSyncExternalStore(never, hasSheet, () => false)
  const [refused, setRefused] = useState(false)
  const to = shareAddresses({ url, text })

  const share = () =>
    navigator.share({ url, text }).catch((error: unknown) => {
      // The visitor closed the sheet: that is an answer. Anything else, and the links take over.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(true)
    })

  return (
    <div className={clsx(styles.share, className)} role="group" aria-label={label} data-print="hide">
      {title && <p className={styles.title}>{title}</p>}
      {sheet && !refused ? (
        <button type="button" className={styles.way} onClick={() => void share()}>
          <ShareMark name="share" />
          {words.share}
        </button>
      ) : (
        <>
          <a className={styles.way} href={to.whatsapp} target="_blank" rel="noopener">
            <ShareMark name="whatsapp" />
            {words.whatsapp}
          </a>
          <a className={styles.way} href={to.email}>
            <ShareMark name="email" />
            {words.email}
          </a>
          <a className={styles.way} href={to.facebook} target="_blank" rel="noopener" onClick={openPopup}>
            <ShareMark name="facebook" />
            {words.facebook}
          </a>
          <a className={styles.way} href={to.x} target="_blank" rel="noopener" onClick={openPopup}>
            <ShareMark name="x" />
            {words.x}
          </a>
          <CopyLink url={url} label={words.copy} copiedText={words.copied} byHandLabel={words.copyByHand} />
        </>
      )}
    </div>
  )
}
