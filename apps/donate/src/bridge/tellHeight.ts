import type { Bridge } from './bridge.ts'

/** Where the page's content ends, whatever the height of its window. */
function contentHeight(): number {
  const main = document.querySelector('main')
  const ends = [...(main?.children ?? [])].map((child) => child.getBoundingClientRect().bottom + window.scrollY)
  return Math.ceil(Math.max(0, ...ends))
}

/** Tells the app how high the content is, whenever that changes. */
export function tellHeight(bridge: Bridge): void {
  const tell = () => bridge.tell({ type: 'resize', height: contentHeight() })
  const watch = new ResizeObserver(tell)
  const main = document.querySelector('main')
  const follow = () => {
    watch.disconnect()
    ;[...(main?.children ?? [])].forEach((child) => watch.observe(child))
    tell()
  }
  if (main) new MutationObserver(follow).observe(main, { childList: true })
  follow()
}
