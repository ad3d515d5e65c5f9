/** A place on the screen, in pixels. */
export type Place = { left: number; right: number; top: number; bottom: number }

const pen = document.createElement('canvas').getContext('2d')

function measure(element: Element, text: string): TextMetrics {
  if (!pen) throw new Error('Nothing to measure with.')
  const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return pen.measureText(text)
}

/** How tall its digits are drawn, and its font size, in pixels. */
export function sizes(element: Element): { digit: number; type: number } {
  const digits = (element.textContent ?? '').match(/\p{Nd}/gu) ?? []
  // The nought of Arabic is a dot: the tallest digit says how tall they are.
  const digit = Math.max(...digits.map((sign) => measure(element, sign).actualBoundingBoxAscent))
  return { digit, type: Number.parseFloat(getComputedStyle(element).fontSize) }
}

/** Where an element's own line of text is drawn: not its box, which says nothing of what is seen. */
export function inkOf(element: Element): Place {
  const probe = document.createElement('span')
  probe.style.cssText = 'display:inline-block;width:0;height:0'
  element.prepend(probe)
  const baseline = probe.getBoundingClientRect().bottom
  probe.remove()
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const range = document.createRange()
  const places = own.map((node) => (range.selectNodeContents(node), range.getBoundingClientRect()))
  const text = own.map((node) => node.textContent ?? '').join('')
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measure(element, text)
  const left = Math.min(...places.map((place) => place.left))
  const right = Math.max(...places.map((place) => place.right))
  return { left, right, top: baseline - above, bottom: baseline + below }
}

/** Whether two places share any part. */
export const meet = (one: Place, other: Place): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
