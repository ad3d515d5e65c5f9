import { oneLine } from './line.ts'

/** What is written like a full stop between the labels of a host name, in any script (IDNA, UTS 39). */
const dots = /[\u0701\u0702\u06d4\u2024\u3002\ua4f8\uff0e\uff61]/gu
/** What is written like a colon (UTS 39, and the compatibility forms of the colon itself). */
const colons =
  /[\u02d0\u02f8\u0589\u05c3\u0703\u0704\u0903\u0a83\u16ec\u1803\u1809\u205a\u2236\u2982\ua4fd\ua789\ufe13\ufe30\ufe55\uff1a]/gu
const ats = /[\ufe6b\uff20]/gu

/** Joiners between Arabic letters are part of the spelling. */
const arabicJoiner = /(?<=\p{Script=Arabic}\p{M}*)[\u200c\u200d](?=\p{Script=Arabic})/gu

/** Takes out characters that are not seen, and writes every dot, colon and at sign as the plain one. */
const plainSigns = (text: string): string =>
  text
    .replace(arabicJoiner, '\ue000')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\ue000', '\u200c')
    .replace(dots, '.')
    .replace(colons, ':')
    .replace(ats, '@')

/** Nothing is left that a mail program makes a link: a dot inside a word, an at sign, the scheme of a URL. */
const unlinked = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{M}\p{N}\]-])\.(?=\p{L}{2})/gu, ' ')
    .replace(/(?<=\d{1,3})\.(?=\d{1,3}\.)|(?<=\.\d{1,3})\.(?=\d)|(?<=\d{1,3} \d{1,3})\.(?=\d)/gu, ' ')
    .replaceAll('@', ' ')
    .replace(/:\/+/gu, ' ')

/** A subject without links and addresses, on one line. */
export const subjectLine = (text: string): string => oneLine(unlinked(plainSigns(text)))

const withoutColons = (text: string): string =>
  text.replace(/(?<=\p{N}):(?=\p{N})/gu, '.').replace(/\s*:+\s*/gu, ' – ')

/**
 * A text that staff chose, as it may stand in a subject: no link, no address, no colon, nothing unseen, and not long. A
 * colon in a time becomes a full stop.
 */
export const subjectPart = (text: string, longest = 120): string =>
  oneLine(withoutColons(unlinked(plainSigns(text))).replace(/^[\s–]+|[\s–]+$/gu, ''), longest)

/** The name of a mosque or a person as it may stand in From and in a subject: as {@link subjectPart}, without quotes. */
export const senderName = (name: string): string =>
  subjectPart(name.replace(/["“”„‟«»‹›<>\\`＂＜＞]/gu, ' '), 60)
