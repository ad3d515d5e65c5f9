import type { MouseEvent } from 'react'

/** The share window's edge, in pixels (specification, section 9). */
const edge = 600

/** Opens a link in a window of 600 by 600. Where that is blocked, or another kind of visit was asked for, the link does what links do. */
export function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const left = Math.round(window.screenX + (window.outerWidth - edge) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - edge) / 2)
  // With `noopener` among the features the answer is null whether it opened or not; so the tie is cut afterwards.
  const popup = window.open(
    event.currentTarget.href,
    'share',
    `popup=yes,width=${edge},height=${edge},left=${left},top=${top}`,
  )
  if (!popup) return
  popup.opener = null
  event.preventDefault()
}
