/** A rectangle on the screen, in pixels. */
export type Bounds = { left: number; right: number; top: number; bottom: number }

const canvasContext = document.createElement('canvas').getContext('2d')

function measure(element: Element, text: string): TextMetrics {
  if (!canvasContext) throw new Error('Expected a canvas context')
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  canvasContext.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return canvasContext.measureText(text)
}

/** Returns the height of an element's digits and its font size, in pixels. */
export function sizes(element: Element): { digit: number; type: number } {
  const digits = (element.textContent ?? '').match(/\p{Nd}/gu) ?? []
  // The Arabic zero is a dot, so the tallest digit counts.
  const digit = Math.max(...digits.map((character) => measure(element, character).actualBoundingBoxAscent))
  return { digit, type: Number.parseFloat(getComputedStyle(element).fontSize) }
}

/** Returns the visible bounds of an element's own line of text, which differ from its box. */
export function textBounds(element: Element): Bounds {
  const probe = document.createElement('span')
  probe.style.cssText = 'display:inline-block;width:0;height:0'
  element.prepend(probe)
  const baseline = probe.getBoundingClientRect().bottom
  probe.remove()
  const textNodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const range = document.createRange()
  const rects = textNodes.map((node) => (range.selectNodeContents(node), range.getBoundingClientRect()))
  const text = textNodes.map((node) => node.textContent ?? '').join('')
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measure(element, text)
  const left = Math.min(...rects.map((rect) => rect.left))
  const right = Math.max(...rects.map((rect) => rect.right))
  return { left, right, top: baseline - above, bottom: baseline + below }
}

/** Whether two rectangles overlap. */
export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
