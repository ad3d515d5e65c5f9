import { useId, useState } from 'react'
import { copy, done } from '../mark/signs.ts'
import { Mark } from '../mark/Mark.tsx'
import styles from './share.module.css'

export interface CopyLinkProps {
  /** What is copied. */
  url: string
  /** The words on the button: "Copy link". */
  label: string
  /** Said once it is done: "Link copied". */
  copiedText: string
  /** Said beside the address where the browser does not let a page copy: "Copy this address". */
  byHandLabel: string
}

/** Puts an address on the clipboard and says so. Where it may not, it shows the address, ready to be copied. */
export function CopyLink({ url, label, copiedText, byHandLabel }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle')
  const id = useId()

  const put = async () => {
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
      <button type="button" className={styles.way} onClick={() => void put()}>
        <Mark line={state === 'copied' ? done : copy} size={20} />
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
