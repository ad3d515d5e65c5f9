import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A file in an archive, as its headers name it. */
type Entry = { name: string; method: number; flags: number; crc: number; packed: number; size: number; at: number }

const [stored, deflated] = [0, 8]
/** Sizes and checksum stand after the file: they were not known before it. */
const follows = 0x8
/** The name is UTF-8. */
const utf8 = 0x800
/** The day all files bear, 1 January 1980: an archive says nothing of when it was written. */
const day = 0x21
const version = 20
const mostBytes = 0xffffffff

const words = (size: number, ...fields: readonly [at: number, bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(size)
  for (const [at, bytes, value] of fields) buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** Without it, readers take a name for one of an old code page; names of plain letters are the same in all of them. */
const flagsOf = (name: string) => (Buffer.byteLength(name) === name.length ? 0 : utf8)

function localHeader({ name, method, flags, crc, packed, size }: Entry): Buffer {
  const [sizes, sum] = flags & follows ? [[0, 0], 0] : [[packed, size], crc]
  return Buffer.concat([
    words(
      30,
      [0, 4, 0x04034b50],
      [4, 2, version],
      [6, 2, flags],
      [8, 2, method],
      [12, 2, day],
      [14, 4, sum],
      [18, 4, sizes[0] ?? 0],
      [22, 4, sizes[1] ?? 0],
      [26, 2, Buffer.byteLength(name)],
    ),
    Buffer.from(name),
  ])
}

const centralHeader = ({ name, method, flags, crc, packed, size, at }: Entry): Buffer =>
  Buffer.concat([
    words(
      46,
      [0, 4, 0x02014b50],
      [4, 2, version],
      [6, 2, version],
      [8, 2, flags],
      [10, 2, method],
      [14, 2, day],
      [16, 4, crc],
      [20, 4, packed],
      [24, 4, size],
      [28, 2, Buffer.byteLength(name)],
      [42, 4, at],
    ),
    Buffer.from(name),
  ])

/**
 * A ZIP archive that is written as it comes, in pieces that are stored one by one (PKWARE's APPNOTE 6.3.3; what any reader
 * takes). One file at a time is open. All that the functions return, in the order they were called, is the archive.
 * @throws by `add` and `end` when it grows beyond 4 GB, which this form does not have
 */
export function createZip() {
  const entries: Entry[] = []
  let offset = 0
  const emit = (...parts: readonly Buffer[]): Buffer => {
    const whole = Buffer.concat(parts)
    offset += whole.length
    if (offset > mostBytes) throw new RangeError('An archive of more than 4 GB cannot be written.')
    return whole
  }
  const begin = (entry: Omit<Entry, 'at'>): Entry => {
    const begun = { ...entry, at: offset }
    entries.push(begun)
    return begun
  }
  const current = (): Entry => {
    const last = entries.at(-1)
    if (!last) throw new Error('No file of the archive is open.')
    return last
  }
  const pack = (text: string, finishFlush: number): Buffer => {
    const entry = current()
    const bytes = Buffer.from(text, 'utf8')
    // Pieces that end on a whole byte follow each other as one stream.
    const packed = deflateRawSync(bytes, { finishFlush })
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    entry.packed += packed.length
    if (entry.size > mostBytes) throw new RangeError('A file of more than 4 GB cannot be written.')
    return packed
  }
  return {
    /** A small file, or a picture that is packed already: not packed. */
    store(name: string, content: string | Buffer): Buffer {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
      const sizes = { packed: bytes.length, size: bytes.length }
      return emit(
        localHeader(begin({ name, method: stored, flags: flagsOf(name), crc: crc32(bytes), ...sizes })),
        bytes,
      )
    },
    /** Opens a file whose text follows. */
    open: (name: string): Buffer =>
      emit(localHeader(begin({ name, method: deflated, flags: flagsOf(name) | follows, crc: 0, packed: 0, size: 0 }))),
    /** The next text of the open file. */
    add: (text: string): Buffer => emit(pack(text, constants.Z_SYNC_FLUSH)),
    /** Closes the open file. */
    close(): Buffer {
      const last = pack('', constants.Z_FINISH)
      const { crc, packed, size } = current()
      return emit(last, words(16, [0, 4, 0x08074b50], [4, 4, crc], [8, 4, packed], [12, 4, size]))
    },
    /** The archive's list of files, which ends it. */
    end(): Buffer {
      const at = offset
      const list = Buffer.concat(entries.map(centralHeader))
      return emit(
        list,
        words(
          22,
          [0, 4, 0x06054b50],
          [8, 2, entries.length],
          [10, 2, entries.length],
          [12, 4, list.length],
          [16, 4, at],
        ),
      )
    },
  }
}
