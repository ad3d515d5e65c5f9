import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A file in an archive, as described by its headers. */
type Entry = { name: string; method: number; flags: number; crc: number; packed: number; size: number; offset: number }

const [storedMethod, deflatedMethod] = [0, 8]
/** Flag: sizes and checksum follow the file, as they were unknown before it. */
const hasDescriptor = 0x8
/** Flag: the name is UTF-8. */
const utf8 = 0x800
/** The date of all files, 1 January 1980, so that an archive does not reveal when it was written. */
const fileDate = 0x21
const version = 20
const maxBytes = 0xffffffff

const writeFields = (size: number, ...fields: readonly [offset: number, bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(size)
  for (const [offset, bytes, value] of fields) buffer.writeUIntLE(value, offset, bytes)
  return buffer
}

/** Without the UTF-8 flag, readers assume an old code page, which makes no difference for ASCII names. */
const flagsOf = (name: string) => (Buffer.byteLength(name) === name.length ? 0 : utf8)

function localHeader({ name, method, flags, crc, packed, size }: Entry): Buffer {
  const [sizes, checksum] = flags & hasDescriptor ? [[0, 0], 0] : [[packed, size], crc]
  return Buffer.concat([
    writeFields(
      30,
      [0, 4, 0x04034b50],
      [4, 2, version],
      [6, 2, flags],
      [8, 2, method],
      [12, 2, fileDate],
      [14, 4, checksum],
      [18, 4, sizes[0] ?? 0],
      [22, 4, sizes[1] ?? 0],
      [26, 2, Buffer.byteLength(name)],
    ),
    Buffer.from(name),
  ])
}

const centralHeader = ({ name, method, flags, crc, packed, size, offset }: Entry): Buffer =>
  Buffer.concat([
    writeFields(
      46,
      [0, 4, 0x02014b50],
      [4, 2, version],
      [6, 2, version],
      [8, 2, flags],
      [10, 2, method],
      [14, 2, fileDate],
      [16, 4, crc],
      [20, 4, packed],
      [24, 4, size],
      [28, 2, Buffer.byteLength(name)],
      [42, 4, offset],
    ),
    Buffer.from(name),
  ])

/**
 * Streams a ZIP archive in pieces (PKWARE's APPNOTE 6.3.3, which every reader supports). One file is open at a time. The returned
 * buffers, in call order, are the archive.
 * @throws RangeError if it grows beyond 4 GB, the limit of this format
 */
export function createZip() {
  const entries: Entry[] = []
  let offset = 0
  const emit = (...parts: readonly Buffer[]): Buffer => {
    const bytes = Buffer.concat(parts)
    offset += bytes.length
    if (offset > maxBytes) throw new RangeError('An archive of more than 4 GB cannot be written.')
    return bytes
  }
  const addEntry = (entry: Omit<Entry, 'offset'>): Entry => {
    const newEntry = { ...entry, offset }
    entries.push(newEntry)
    return newEntry
  }
  const currentEntry = (): Entry => {
    const lastEntry = entries.at(-1)
    if (!lastEntry) throw new Error('No file of the archive is open.')
    return lastEntry
  }
  const compress = (text: string, finishFlush: number): Buffer => {
    const entry = currentEntry()
    const bytes = Buffer.from(text, 'utf8')
    // Pieces that end on a byte boundary concatenate to one stream.
    const packed = deflateRawSync(bytes, { finishFlush })
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    entry.packed += packed.length
    if (entry.size > maxBytes) throw new RangeError('A file of more than 4 GB cannot be written.')
    return packed
  }
  return {
    /** Adds a file uncompressed: a small one, or an image that is compressed already. */
    store(name: string, content: string | Buffer): Buffer {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
      const sizes = { packed: bytes.length, size: bytes.length }
      return emit(
        localHeader(addEntry({ name, method: storedMethod, flags: flagsOf(name), crc: crc32(bytes), ...sizes })),
        bytes,
      )
    },
    /** Opens a file; its text follows. */
    open: (name: string): Buffer =>
      emit(
        localHeader(
          addEntry({ name, method: deflatedMethod, flags: flagsOf(name) | hasDescriptor, crc: 0, packed: 0, size: 0 }),
        ),
      ),
    /** Appends text to the open file. */
    add: (text: string): Buffer => emit(compress(text, constants.Z_SYNC_FLUSH)),
    /** Closes the open file. */
    close(): Buffer {
      const finalBytes = compress('', constants.Z_FINISH)
      const { crc, packed, size } = currentEntry()
      return emit(finalBytes, writeFields(16, [0, 4, 0x08074b50], [4, 4, crc], [8, 4, packed], [12, 4, size]))
    },
    /** Ends the archive with its central directory. */
    end(): Buffer {
      const directoryOffset = offset
      const list = Buffer.concat(entries.map(centralHeader))
      return emit(
        list,
        writeFields(
          22,
          [0, 4, 0x06054b50],
          [8, 2, entries.length],
          [10, 2, entries.length],
          [12, 4, list.length],
          [16, 4, directoryOffset],
        ),
      )
    },
  }
}
