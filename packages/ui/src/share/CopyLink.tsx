import { useId, useState } from 'react'
import { copy, done } from '../icon/icons.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './share.module.css'

export interface CopyLinkProps {
  /** The URL to copy. */
  url: string
  /** The button's label: "Copy link". */
  label: string
  /** Announced after copying: "Link copied". */
  copiedText: string
  /** The label of the URL's field, if the browser does not allow copying: "Copy this address". */
  byHandLabel: string
}

/** Copies a URL to the clipboard and announces it. If that is not allowed, it shows the URL selected for copying. */
export function CopyLink({ url, label, copiedText, byHandLabel }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle')
  const id = useId()

  const copyUrl = async () => {
    setState('idle')
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('byHand')
    }
  }

  return (
    <>
      <button type="button" className={styles.service} onClick={() => void copyUrl()}>
        <Icon path={state === 'copied' ? done : copy} size={20} />
        {label}
      </button>
      <p role="status" className={styles.status}>
        {state === 'copied' && copiedText}
      </p>
      {state === 'byHand' && (
        <p className={styles.byHand}>
          <label htmlFor={id}>{byHandLabel}</label>
          <input id={id} readOnly value={url} dir="ltr" ref={selectAll} />
        </p>
      )}
    </>
  )
}

function selectAll(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
