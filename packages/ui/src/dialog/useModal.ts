import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { lockScroll } from './lockScroll.ts'

interface Modal {
  /** The element focused when it opens. */
  initialFocus: RefObject<HTMLElement | null>
  /** It can be closed only by its own buttons. */
  required: boolean
  onClose: () => void
}

/** Shows the browser's own modal while mounted, and then returns focus to the element that had it. */
export function useModal({ initialFocus, required, onClose }: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const requestClose = useEffectEvent(() => {
    if (!required) onClose()
  })
  const focusInitial = useEffectEvent(() => initialFocus.current?.focus())

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    const show = () => {
      // Safari before 15.4 has no `showModal`: there, CSS alone places it over the page.
      if (typeof dialog.showModal === 'function') dialog.showModal()
      else dialog.setAttribute('open', '')
      focusInitial()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Handled before the browser does: it would close the dialog on the second Escape regardless.
      event.preventDefault()
      requestClose()
    }
    // A phone's back button or gesture.
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      requestClose()
    }
    // The browser closed it regardless: it reopens unless the owner sets `open` to false.
    const onNativeClose = () => {
      requestClose()
      if (dialog.isConnected && !dialog.open) show()
    }
    dialog.addEventListener('keydown', onKeyDown)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onNativeClose)
    const release = lockScroll()
    show()
    return () => {
      dialog.removeEventListener('keydown', onKeyDown)
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onNativeClose)
      release()
      dialog.close?.()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return ref
}
