import type { ReactNode } from 'react'
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server'
import { Writable } from 'node:stream'

/** Renders a document completely. Its data is loaded already, so streaming would save nothing. */
export function renderDocument(
  document: ReactNode,
  options: RenderToPipeableStreamOptions,
): Promise<Buffer<ArrayBuffer>> {
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
      // By default React puts long content in hidden elements that a script moves: unreadable without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
    })
  })
}
