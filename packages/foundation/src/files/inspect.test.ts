import { readFileSync } from 'node:fs'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPicture, createPhotograph } from '../../../testkit/src/pictures.ts'
import { describeFileProblem, FileError } from './FileError.ts'
import { inspectDocument } from './inspectDocument.ts'
import { inspectPicture } from './inspectPicture.ts'

/** Returns the message for a rejected file. */
const getRejection = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'It was accepted.',
    (error: unknown) => (error instanceof FileError ? describeFileProblem(error.problem).en : String(error)),
  )

const html = '<!doctype html><script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

/** Creates a PNG of any size with empty rows: a few bytes per thousand pixels. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const fields = Buffer.alloc(8)
    fields.writeUInt32BE(data.length)
    fields.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([fields.subarray(0, 4), body, fields.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture', () => {
  test('may be JPEG, PNG, WebP, AVIF or GIF; only the first frame of an animation counts', async () => {
    const picture = createPicture(120, 80)
    const kinds = {
      'image/jpeg': await picture.clone().jpeg().toBuffer(),
      'image/png': await picture.clone().png().toBuffer(),
      'image/webp': await picture.clone().webp().toBuffer(),
      'image/avif': await picture.clone().avif().toBuffer(),
      'image/gif': await picture.clone().gif().toBuffer(),
    }
    for (const [mediaType, bytes] of Object.entries(kinds))
      expect(await inspectPicture(bytes)).toMatchObject({ mediaType, width: 120, height: 80 })
    const frames = await Promise.all([1, 2, 3].map(() => createPicture(60, 40).png().toBuffer()))
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await inspectPicture(animation)).toMatchObject({ width: 60, height: 40 })
  })

  test('is measured after applying its orientation', async () => {
    expect(await inspectPicture(await createPhotograph(300, 200))).toMatchObject({ width: 300, height: 200 })
  })

  test('may be in CMYK', async () => {
    const cmyk = await createPicture(200, 100).toColourspace('cmyk').jpeg().toBuffer()
    expect(await inspectPicture(cmyk)).toMatchObject({ width: 200, height: 100 })
  })

  test('that claims enormous dimensions is rejected before decoding', async () => {
    const bytes = emptyPng(30_000, 30_000)
    expect(bytes.length).toBeLessThan(200_000)
    const memoryBefore = process.memoryUsage().rss
    expect(await getRejection(inspectPicture(bytes))).toMatch('more than 64 megapixels')
    expect(await getRejection(inspectPicture(emptyPng(6000, 5000)))).toMatch('more than 25 megapixels')
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(200_000_000)
  })

  test('that is truncated anywhere is rejected', { tags: ['slow'] }, async () => {
    const picture = createPicture(400, 300)
    for (const bytes of [
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().png().toBuffer(),
      await picture.clone().webp().toBuffer(),
      await picture.clone().avif().toBuffer(),
    ])
      for (const fraction of [0.1, 0.5, 0.9])
        expect(await getRejection(inspectPicture(bytes.subarray(0, Math.round(bytes.length * fraction))))).toMatch(
          /damaged or incomplete|not a picture/,
        )
  })

  test('is recognised by its content, whatever its name', async () => {
    const rejectedFiles: [Buffer, RegExp][] = [
      [Buffer.from(''), /empty/],
      [Buffer.from(html), /isn’t a picture/],
      [Buffer.from(svg), /isn’t a picture|SVG or XML/],
      [Buffer.from(`<?xml version="1.0"?>${svg}`), /SVG or XML/],
      [Buffer.from('%PDF-1.7\n%âãÏÓ\n'), /PDF/],
      [Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]), /HEIC/],
      [Buffer.from('GIF89a=1;alert(1)//'), /damaged/],
      [await createPicture(20, 20).tiff().toBuffer(), /isn’t a picture/],
      [Buffer.alloc(33 * 1024 * 1024, 1), /33 MB; the limit is 32 MB/],
      [await createPicture(900, 30).png().toBuffer(), /too long and thin/],
    ]
    for (const [bytes, reason] of rejectedFiles) expect(await getRejection(inspectPicture(bytes))).toMatch(reason)
  })

  test('that is also an HTML page is served only as a picture', async () => {
    const polyglot = Buffer.concat([await createPicture(60, 60).gif().toBuffer(), Buffer.from(html)])
    expect(await inspectPicture(polyglot)).toMatchObject({ mediaType: 'image/gif' })
    const { encode } = await import('./encode.ts')
    for (const variant of [{ format: 'webp', width: 60 }, { format: 'avif', width: 60 }, { format: 'jpg' }] as const)
      expect((await encode(polyglot, variant)).includes('alert')).toBe(false)
  })
})

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

  test('may be a PDF, a table, text or a calendar, by its name and content', async () => {
    const acceptedFiles: [string, Buffer, string][] = [
      ['form.pdf', pdf, 'application/pdf'],
      ['TIMES.CSV', Buffer.from('day,fajr\n1,05:00\n'), 'text/csv; charset=utf-8'],
      ['أوقات.txt', Buffer.from('الصلاة\n'), 'text/plain; charset=utf-8'],
      ['eid.ics', Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'), 'text/calendar; charset=utf-8'],
      [
        'khutbah.mp3',
        Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0x64, ...Buffer.alloc(500)]),
        'audio/mpeg',
      ],
    ]
    for (const [name, bytes, mediaType] of acceptedFiles)
      expect(await inspectDocument(bytes, name)).toMatchObject({ name, mediaType, bytes: bytes.length })
  })

  test('may have a name in any script, from which folders are removed', async () => {
    expect(await inspectDocument(pdf, '../files/Zakāt (2027).pdf')).toMatchObject({ name: 'Zakāt (2027).pdf' })
    expect(await inspectDocument(pdf, 'C:\\Users\\a\\form.pdf')).toMatchObject({ name: 'form.pdf' })
    for (const name of [
      '.htaccess.pdf',
      'a\u202Efdp.exe.pdf',
      'a"b.pdf',
      'a\nb.pdf',
      'a;b.pdf',
      `${'a'.repeat(130)}.pdf`,
    ])
      expect(await getRejection(inspectDocument(pdf, name))).toMatch('file name can’t be used')
  })

  test('is rejected if it is executable, or does not match its extension', async () => {
    const rejectedFiles: [string, Buffer | string, RegExp][] = [
      ['page.html', html, /that end in/],
      ['drawing.svg', svg, /that end in/],
      ['macro.docm', pdf, /that end in/],
      ['bundle.zip', 'PK\x03\x04', /that end in/],
      ['invoice.pdf.exe', 'MZ', /that end in/],
      ['none', 'x', /that end in/],
      ['notes.txt', html, /doesn’t match its ending/],
      ['notes.txt', `  \n${svg}`, /doesn’t match its ending/],
      ['notes.txt', '#!/bin/sh\nrm -rf /\n', /doesn’t match its ending/],
      ['times.csv', Buffer.from([0x66, 0xe9, 0x0a]), /doesn’t match its ending/],
      ['notes.txt', pdf, /doesn’t match its ending/],
      ['form.pdf', html, /doesn’t match its ending/],
      ['form.pdf', `${html}%PDF-1.7`, /doesn’t match its ending/],
      ['form.docx', pdf, /doesn’t match its ending/],
      ['song.mp3', html, /doesn’t match its ending/],
      ['empty.pdf', '', /empty/],
      ['large.pdf', Buffer.concat([pdf, Buffer.alloc(51 * 1024 * 1024)]), /MB; the limit is 50 MB/],
    ]
    for (const [name, bytes, reason] of rejectedFiles)
      expect(await getRejection(inspectDocument(Buffer.from(bytes), name))).toMatch(reason)
  })

  test('cannot be a native program, under any name', async () => {
    const program = readFileSync(process.execPath).subarray(0, 100_000)
    for (const name of ['a.pdf', 'a.txt', 'a.csv', 'a.mp3', 'a.docx'])
      expect(await getRejection(inspectDocument(program, name))).toMatch('doesn’t match its ending')
  })

  test('does not block the event loop while it is read, however long it is', async () => {
    let turns = 0
    let isRead = false
    const countTurn = () => {
      turns += 1
      if (!isRead) setImmediate(countTurn)
    }
    setImmediate(countTurn)
    await inspectDocument(Buffer.alloc(16 * 1024 * 1024, 'a'), 'notes.txt')
    isRead = true
    // At least one per megabyte.
    expect(turns).toBeGreaterThan(16)
  })
})
