let lockCount = 0
let savedStyle = { overflow: '', paddingInlineEnd: '' }

/** Stops the page behind from scrolling, and from shifting when its scroll bar disappears. @returns releases it */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  if (lockCount++ === 0) {
    savedStyle = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
    const bar = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    if (bar > 0) style.paddingInlineEnd = `${bar}px`
  }
  return () => {
    if (--lockCount === 0) Object.assign(style, savedStyle)
  }
}
