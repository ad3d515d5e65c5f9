/** What a file is, as people call it. */
export type Kind =
  | 'pdf'
  | 'document'
  | 'table'
  | 'slides'
  | 'calendar'
  | 'picture'
  | 'sound'
  | 'film'
  | 'text'
  | 'archive'

/** Media types (RFC 6838), each with what people call it; the first that fits. */
const kinds: readonly [RegExp, Kind][] = [
  [/^application\/pdf$/, 'pdf'],
  [/^text\/calendar$/, 'calendar'],
  [/^text\/csv$|spreadsheet|ms-excel/, 'table'],
  [/presentation|ms-powerpoint/, 'slides'],
  [/wordprocessing|msword|opendocument\.text|^application\/rtf$|^text\/rtf$/, 'document'],
  [/^image\//, 'picture'],
  [/^audio\//, 'sound'],
  [/^video\//, 'film'],
  [/zip|x-tar|gzip|7z/, 'archive'],
  [/^text\//, 'text'],
]

/** What its name ends with, in capitals, as people know it: `PDF`. Empty when it is no ending. */
export const endingOf = (fileName: string): string => /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? ''

/** Endings that say more than a media type which says nearly nothing. */
const byEnding: Readonly<Record<string, Kind>> = { CSV: 'table', ICS: 'calendar', PDF: 'pdf' }
const vague = /^text\/plain$|^application\/octet-stream$/

/** What a file is; nothing when people have no name for it. @param mediaType RFC 6838, in any case */
export function kindOf({ mediaType, fileName }: { mediaType: string; fileName: string }): Kind | undefined {
  const type = mediaType.toLowerCase()
  const ending = endingOf(fileName)
  const kind = vague.test(type) && Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined
  return kind ?? kinds.find(([pattern]) => pattern.test(type))?.[1]
}

/** A size as people read it: whole kilobytes, or megabytes with one decimal. Powers of ten, as phones and browsers count. */
export function sizeOf(bytes: number): { unit: 'kilobytes' | 'megabytes'; value: number } {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return { unit: 'kilobytes', value: kilobytes }
  const megabytes = bytes / 1_000_000
  return { unit: 'megabytes', value: megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes) }
}
