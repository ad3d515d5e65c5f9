/** The kind of a file, as users would call it. */
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

/** Kinds by media type (RFC 6838); the first match counts. */
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

/** The file extension in capitals: `PDF`; an empty string without one. */
export const extensionOf = (fileName: string): string => /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? ''

/** Kinds by extension, for vague media types. */
const kindsByExtension: Readonly<Record<string, Kind>> = { CSV: 'table', ICS: 'calendar', PDF: 'pdf' }
const vagueTypes = /^text\/plain$|^application\/octet-stream$/

/** The kind of a file; undefined if it has no common name. @param mediaType RFC 6838, in any case */
export function kindOf({ mediaType, fileName }: { mediaType: string; fileName: string }): Kind | undefined {
  const type = mediaType.toLowerCase()
  const extension = extensionOf(fileName)
  const kind =
    vagueTypes.test(type) && Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension] : undefined
  return kind ?? kinds.find(([pattern]) => pattern.test(type))?.[1]
}

/** A file size: whole kilobytes, or megabytes with up to one decimal. Powers of ten, like phones and browsers. */
export function sizeOf(bytes: number): { unit: 'kilobytes' | 'megabytes'; value: number } {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return { unit: 'kilobytes', value: kilobytes }
  const megabytes = bytes / 1_000_000
  return { unit: 'megabytes', value: megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes) }
}
