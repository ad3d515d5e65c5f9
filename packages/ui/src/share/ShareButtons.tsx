import clsx from 'clsx'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { shareUrls, type SharedPage } from './addresses.ts'
import { CopyLink } from './CopyLink.tsx'
import * as icons from '../icon/icons.ts'
import { Icon } from '../icon/Icon.tsx'
import { openPopup } from './openPopup.ts'
import styles from './share.module.css'

/** The text of `ShareButtons`. */
export interface ShareLabels {
  /** The label of the button that opens the system's share sheet: "Share". */
  share: string
  /** The name of the service: "WhatsApp". */
  whatsapp: string
  /** The copy button's label: "Copy link". */
  copy: string
  /** Announced after copying: "Link copied". */
  copied: string
  /** The label of the URL's field, if the browser does not allow copying: "Copy this address". */
  copyByHand: string
  /** The email link's label: "Email". */
  email: string
  /** The name of the service: "Facebook". */
  facebook: string
  /** The name of the service: "X". */
  x: string
}

export interface ShareButtonsProps extends SharedPage {
  /** A heading or sentence before the buttons: "Share this campaign". */
  title?: ReactNode
  /** The group's label for screen readers. */
  label: string
  /** The texts. */
  labels: ShareLabels
  className?: string
}

const subscribeToNothing = () => () => {}
const hasSheet = () => typeof navigator.share === 'function'

/** Errors that are not failures: the sheet was closed without a choice, or is still open. */
const harmlessErrors = new Set(['AbortError', 'InvalidStateError'])

/**
 * Buttons to share a page. WhatsApp, which most of a congregation uses, and copying the link are always there. If the system has
 * a share sheet, it replaces the rest; otherwise each service has its own link, which works without scripts. Facebook and X open
 * in a window of 600 by 600.
 */
export function ShareButtons({ url, text, title, label, labels, className }: ShareButtonsProps) {
  const hasShareSheet = useSyncExternalStore(subscribeToNothing, hasSheet, () => false)
  const [hasFailed, setFailed] = useState(false)
  const urls = shareUrls({ url, text })

  const share = () =>
    navigator.share({ url, text }).catch((error: unknown) => {
      if (!(error instanceof DOMException && harmlessErrors.has(error.name))) setFailed(true)
    })

  return (
    <div className={clsx(styles.share, className)} role="group" aria-label={label} data-print="hide">
      {title && <p className={styles.title}>{title}</p>}
      {/* These are the same before and after hydration, so they come first and do not move. */}
      <a className={styles.service} href={urls.whatsapp} target="_blank" rel="noopener">
        <Icon path={icons.whatsapp} size={20} />
        {labels.whatsapp}
      </a>
      <CopyLink url={url} label={labels.copy} copiedText={labels.copied} byHandLabel={labels.copyByHand} />
      {/* It stays after a failure, because it has focus; the other links are added. */}
      {hasShareSheet && (
        <button type="button" className={styles.service} onClick={() => void share()}>
          <Icon path={icons.share} size={20} />
          {labels.share}
        </button>
      )}
      {(!hasShareSheet || hasFailed) && (
        <>
          <a className={styles.service} href={urls.email}>
            <Icon path={icons.email} size={20} />
            {labels.email}
          </a>
          <a className={styles.service} href={urls.facebook} target="_blank" rel="noopener" onClick={openPopup}>
            <Icon path={icons.facebook} size={20} />
            {labels.facebook}
          </a>
          <a className={styles.service} href={urls.x} target="_blank" rel="noopener" onClick={openPopup}>
            <Icon path={icons.x} size={20} />
            {labels.x}
          </a>
        </>
      )}
    </div>
  )
}
