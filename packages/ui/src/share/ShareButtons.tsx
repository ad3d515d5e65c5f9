import clsx from 'clsx'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { shareAddresses, type Shared } from './addresses.ts'
import { CopyLink } from './CopyLink.tsx'
import * as signs from '../mark/signs.ts'
import { Mark } from '../mark/Mark.tsx'
import { openPopup } from './openPopup.ts'
import styles from './share.module.css'

/** The words of `ShareButtons`. */
export interface ShareWords {
  /** The one button that opens the system's own sheet: "Share". */
  share: string
  /** The name of the service: "WhatsApp". */
  whatsapp: string
  /** "Copy link". */
  copy: string
  /** Said once it is copied: "Link copied". */
  copied: string
  /** Beside the address where the browser does not let a page copy: "Copy this address". */
  copyByHand: string
  /** "Email". */
  email: string
  /** The name of the service: "Facebook". */
  facebook: string
  /** The name of the service: "X". */
  x: string
}

export interface ShareButtonsProps extends Shared {
  /** A heading or sentence before them: "Share this appeal". */
  title?: ReactNode
  /** What the list is, for those who listen. */
  label: string
  /** Every word in it. */
  words: ShareWords
  className?: string
}

const never = () => () => {}
const hasSheet = () => typeof navigator.share === 'function'

/** The sheet was closed without a choice, or is open still: neither is a refusal. */
const harmless = new Set(['AbortError', 'InvalidStateError'])

/**
 * Ways to pass a page on. WhatsApp, which most of a congregation uses, and the link itself are always there. Where the system
 * has a share sheet it stands for the rest; elsewhere each way is a link of its own, and works without scripts. Facebook and
 * X open in a window of 600 by 600.
 */
export function ShareButtons({ url, text, title, label, words, className }: ShareButtonsProps) {
  const sheet = useSyncExternalStore(never, hasSheet, () => false)
  const [refused, setRefused] = useState(false)
  const to = shareAddresses({ url, text })

  const share = () =>
    navigator.share({ url, text }).catch((error: unknown) => {
      if (!(error instanceof DOMException && harmless.has(error.name))) setRefused(true)
    })

  return (
    <div className={clsx(styles.share, className)} role="group" aria-label={label} data-print="hide">
      {title && <p className={styles.title}>{title}</p>}
      {/* First what is there before and after the scripts, so that it keeps its place. */}
      <a className={styles.way} href={to.whatsapp} target="_blank" rel="noopener">
        <Mark line={signs.whatsapp} size={20} />
        {words.whatsapp}
      </a>
      <CopyLink url={url} label={words.copy} copiedText={words.copied} byHandLabel={words.copyByHand} />
      {/* It stays when it was refused, because it has the focus; the other ways join it. */}
      {sheet && (
        <button type="button" className={styles.way} onClick={() => void share()}>
          <Mark line={signs.share} size={20} />
          {words.share}
        </button>
      )}
      {(!sheet || refused) && (
        <>
          <a className={styles.way} href={to.email}>
            <Mark line={signs.email} size={20} />
            {words.email}
          </a>
          <a className={styles.way} href={to.facebook} target="_blank" rel="noopener" onClick={openPopup}>
            <Mark line={signs.facebook} size={20} />
            {words.facebook}
          </a>
          <a className={styles.way} href={to.x} target="_blank" rel="noopener" onClick={openPopup}>
            <Mark line={signs.x} size={20} />
            {words.x}
          </a>
        </>
      )}
    </div>
  )
}
