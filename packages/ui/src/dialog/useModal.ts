import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { holdPage } from './holdPage.ts'

interface Modal {
  /** Where focus goes when it opens. */
  initialFocus: RefObject<HTMLElement | null>
  /** It cannot be left but by its own buttons. */
  required: boolean
  onClose: () => void
}

/** The browser's own modal, from when it is mounted until it is not; focus goes back to where it came from. */
export function useModal({ initialFocus, required, onClose }: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(() => {
    if (!required) onClose()
  })
  const place = useEffectEvent(() => initialFocus.current?.focus())

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const from = document.activeElement
    const show = () => {
      // Safari before 15.4 knows no modal: there it stands over the page by its style alone.
      if (typeof dialog.showModal === 'function') dialog.showModal()
      else dialog.setAttribute('open', '')
      place()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Before the browser takes it: it would close the second time whatever we say.
      event.preventDefault()
      leave()
    }
    // The phone's own way back.
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      leave()
    }
    // Closed by the browser all the same: what is shown follows `open`, so either the owner agrees or it opens again.
    const onNativeClose = () => {
      leave()
      if (dialog.isConnected && !dialog.open) show()
    }
    dialog.addEventListener('keydown', onKeyDown)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onNativeClose)
    const release = holdPage()
    show()
    return () => {
      dialog.removeEventListener('keydown', onKeyDown)
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onNativeClose)
      release()
      dialog.close?.()
      if (from instanceof HTMLElement) from.focus()
    }
  }, [])

  return ref
}
