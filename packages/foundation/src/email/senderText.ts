import { toSingleLine } from './line.ts'

/** Characters that resemble the full stop in a host name, in any script (IDNA, UTS 39). */
const dots = /[\u0701\u0702\u06d4\u2024\u3002\ua4f8\uff0e\uff61]/gu
/** Characters that resemble a colon (UTS 39, and the compatibility forms of the colon itself). */
const colons =
  /[\u02d0\u02f8\u0589\u05c3\u0703\u0704\u0903\u0a83\u16ec\u1803\u1809\u205a\u2236\u2982\ua4fd\ua789\ufe13\ufe30\ufe55\uff1a]/gu
const atSigns = /[\ufe6b\uff20]/gu

/** Invisible characters, except joiners between Arabic letters, which are part of the spelling. */
const invisible =
  /(?<!\p{Script=Arabic}\p{M}*)[\u200c\u200d]|[\u200c\u200d](?!\p{Script=Arabic})|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu

/** Removes invisible characters, and replaces every variant of a dot, colon and at sign with the ASCII one. */
const normalisePunctuation = (text: string): string =>
  text.replace(invisible, '').replace(dots, '.').replace(colons, ':').replace(atSigns, '@')

/** Removes everything mail programs turn into a link: a dot inside a word, an at sign, the scheme of a URL. */
const removeLinks = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{M}\p{N}\p{So}-])\.(?=\p{M}*[\p{L}\p{So}]\p{M}*[\p{L}\p{So}])/gu, ' ')
    .replace(/\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g, '$1 $2 $3 $4')
    .replaceAll('@', ' ')
    .replace(/:\/+/gu, ' ')

/**
 * Returns a subject on one line, without links and addresses.
 * @untrusted
 */
export const subjectLine = (text: string): string => toSingleLine(removeLinks(normalisePunctuation(text)))

const replaceColons = (text: string): string => text.replace(/(?<=\p{N}):(?=\p{N})/gu, '.').replace(/:+/g, ' – ')

/**
 * Sanitises a staff member's text for a subject: no link, no address, no colon, no invisible characters, and limited in
 * length. A colon in a time becomes a full stop.
 * @untrusted
 */
export const subjectPart = (text: string, maxLength = 120): string =>
  toSingleLine(
    toSingleLine(replaceColons(removeLinks(normalisePunctuation(text)))).replace(/^[ –]+|[ –]+$/g, ''),
    maxLength,
  )

/**
 * Sanitises the name of a mosque or a person for From and a subject: like {@link subjectPart}, without quotes.
 * @untrusted
 */
export const senderName = (name: string): string => subjectPart(name.replace(/["“”„‟«»‹›<>\\`＂＜＞]/gu, ' '), 60)
