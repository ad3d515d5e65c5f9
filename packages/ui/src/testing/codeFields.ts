/** Input types, input modes and autocomplete values whose text is written from left to right in every language. */
const kinds =
  /^(?:email|url|tel|password|username|one-time-code|postal-code|numeric|decimal|cc-.*|(?:new|current)-password)$/

/** English labels of such fields, for fields without other hints. */
const labels =
  /email address|\bpostcode|\b(?:sort )?code\b|\bnumber\b|\breferences?\b|\bIBAN\b|\blinks?\b|\bslug\b|\bdomain|\btoken\b|\bkey\b|\blatitude|\blongitude|#/i

const isText = (field: HTMLInputElement | HTMLTextAreaElement) =>
  !/^(?:radio|checkbox|file|hidden|range|color|date|time|search|submit|button)$/.test(field.type)

/**
 * Returns the labels of the fields in `root` for addresses, numbers or codes that would be written from right to left on an Arabic
 * page.
 */
export function findReversedCodeFields(root: ParentNode): string[] {
  const page = document.documentElement
  const { dir } = page
  page.dir = 'rtl'
  const reversedFields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => {
      const hints = [field.type, field.inputMode, ...field.autocomplete.split(' ')]
      const hasCodeLabel =
        field.dir === '' && [...(field.labels ?? [])].some(({ textContent }) => labels.test(textContent ?? ''))
      const isCode = hints.some((word) => kinds.test(word)) || hasCodeLabel
      return isText(field) && isCode && getComputedStyle(field).direction === 'rtl'
    },
  )
  page.dir = dir
  return reversedFields.map((field) => field.labels?.[0]?.textContent?.trim() ?? field.outerHTML)
}
