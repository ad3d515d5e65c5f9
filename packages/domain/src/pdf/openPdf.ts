// Other packages compile this file without its declarations, and there is nothing to import from them.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./vite.d.ts" />
import { trustedUrl } from '@minaret/client/trusted-url'
import { type PositionedText, tablesOfPages } from '@minaret/timetable/printed'
import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The bundler creates the default export.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

/** An opened PDF of a printed timetable. */
export type Pdf = {
  /** The tables of times on its pages, as tab-separated text; empty if the PDF is a scan or its text is unreadable. */
  tables: string[]
  pageCount: number
  /** A page as a JPEG. @param page from 1 @param width in pixels */
  picture(page: number, width: number): Promise<Blob | undefined>
  /** Releases the worker and its memory. */
  close(): void
}

/** Enough for a timetable of five years. */
const maxPages = 60

async function textOf(page: PDFPageProxy): Promise<PositionedText[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [left, baseline] = viewport.convertToViewportPoint(Number(item.transform[4]), Number(item.transform[5]))
    const size = item.height || Math.hypot(Number(item.transform[2]), Number(item.transform[3]))
    return [{ text: item.str, left, right: left + item.width, baseline, size }]
  })
}

async function renderPage(page: PDFPageProxy, width: number): Promise<Blob | undefined> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.75))
}

async function readTables(document: PDFDocumentProxy): Promise<string[]> {
  const pages: PositionedText[][] = []
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1)
    pages.push(await textOf(await document.getPage(number)))
  return tablesOfPages(pages)
}

/**
 * Opens a PDF in the browser, in its own worker: the file is not uploaded, and no script in it runs.
 * @returns undefined if it is not a PDF, is damaged or needs a password
 */
export async function openPdf(file: Blob): Promise<Pdf | undefined> {
  const port = new Worker(trustedUrl('pdf', workerAddress), { type: 'module' })
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port }),
    // The worker fetches nothing.
    useWorkerFetch: false,
    verbosity: 0,
  })
  const close = () => {
    void task.destroy().finally(() => port.terminate())
  }
  try {
    const document = await task.promise
    return {
      tables: await readTables(document),
      pageCount: Math.min(document.numPages, maxPages),
      picture: async (page, width) => renderPage(await document.getPage(page), width),
      close,
    }
  } catch {
    close()
    return undefined
  }
}
