import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString, type RenderToPipeableStreamOptions } from 'react-dom/server'
import { Writable } from 'node:stream'

/** How React marks a boundary whose content was not rendered. */
const missingBoundary = '<!--$!-->'

/**
 * Renders a document completely, as HTML. Rendering to a string takes half the time of streaming but cannot wait: a document
 * whose code is still loading, on its first rendering in this process, is rendered again as a stream.
 */
export async function renderDocument(document: ReactNode, options: RenderToPipeableStreamOptions): Promise<string> {
  const html = renderToString(document)
  return html.includes(missingBoundary) ? renderStream(document, options) : `<!DOCTYPE html>${html}`
}

function renderStream(document: ReactNode, options: RenderToPipeableStreamOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece)
        done()
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString())
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
