import type { Bridge } from './bridge.ts'

/** The height of the page's content, independent of the viewport's. */
function measureContent(): number {
  const main = document.querySelector('main')
  const bottoms = [...(main?.children ?? [])].map((child) => child.getBoundingClientRect().bottom + window.scrollY)
  return Math.ceil(Math.max(0, ...bottoms))
}

/** Reports the content's height to the app whenever it changes. */
export function reportHeight(bridge: Bridge): void {
  const report = () => bridge.send({ type: 'resize', height: measureContent() })
  const observer = new ResizeObserver(report)
  const main = document.querySelector('main')
  const observeChildren = () => {
    observer.disconnect()
    ;[...(main?.children ?? [])].forEach((child) => observer.observe(child))
    report()
  }
  if (main) new MutationObserver(observeChildren).observe(main, { childList: true })
  observeChildren()
}
