import type { ReactNode } from 'react'
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server'
import { Writable } from 'node:stream'

/** Draws a document to its end. Everything it reads is loaded before, so there is nothing to stream ahead of. */
export function draw(document: ReactNode, options: RenderToPipeableStreamOptions): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece)
        done()
      },
      final(done) {
        resolve(Buffer.concat(pieces))
        done()
      },
    })
    const stream = renderToPipeableStream(document, {
      ...options,
      // By default React keeps back what is long and lets a script put it in its place: without scripts nobody would see it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
    })
  })
}
