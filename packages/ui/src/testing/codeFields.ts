/** Input types, keyboards and kinds of filling-in whose values are written from left to right in every language. */
const kinds =
  /^(?:email|url|tel|password|username|one-time-code|postal-code|numeric|decimal|cc-.*|(?:new|current)-password)$/

/** English labels of such values, for fields that say nothing else about themselves. */
const labels =
  /email address|\bpostcode|\b(?:sort )?code\b|\bnumber\b|\breferences?\b|\bIBAN\b|\blinks?\b|\bslug\b|\bdomain|\btoken\b|\bkey\b|\blatitude|\blongitude|#/i

const isText = (field: HTMLInputElement | HTMLTextAreaElement) =>
  !/^(?:radio|checkbox|file|hidden|range|color|date|time|search|submit|button)$/.test(field.type)

/**
 * The labels of the fields in `root` that hold addresses, numbers or codes and would be written from right to left on an
 * Arabic page.
 */
export function findReversedCodeFields(root: ParentNode): string[] {
  const page = document.documentElement
  const { dir } = page
  page.dir = 'rtl'
  const reversed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => {
      const words = [field.type, field.inputMode, ...field.autocomplete.split(' ')]
      const named =
        field.dir === '' && [...(field.labels ?? [])].some(({ textContent }) => labels.test(textContent ?? ''))
      const isCode = words.some((word) => kinds.test(word)) || named
      return isText(field) && isCode && getComputedStyle(field).direction === 'rtl'
    },
  )
  page.dir = dir
  return reversed.map((field) => field.labels?.[0]?.textContent?.trim() ?? field.outerHTML)
}
