let holders = 0
let before = { overflow: '', paddingInlineEnd: '' }

/** Keeps the page behind from scrolling, and from jumping where its scroll bar was. Gives the way to let it go again. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  if (holders++ === 0) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
    const bar = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    if (bar > 0) style.paddingInlineEnd = `${bar}px`
  }
  return () => {
    if (--holders === 0) Object.assign(style, before)
  }
}
