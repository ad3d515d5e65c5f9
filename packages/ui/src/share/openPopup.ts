import type { MouseEvent } from 'react'

/** The width and height of the share window, in pixels (specification, section 9). */
const size = 600

/** Opens a link in a window of 600 by 600. If that is blocked, or the click has a modifier key, the link navigates as usual. */
export function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const left = Math.round(window.screenX + (window.outerWidth - size) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - size) / 2)
  // With the feature `noopener` the result is always null, so `opener` is cleared afterwards instead.
  const popup = window.open(
    event.currentTarget.href,
    'share',
    `popup=yes,width=${size},height=${size},left=${left},top=${top}`,
  )
  if (!popup) return
  popup.opener = null
  event.preventDefault()
}
