// Whoever compiles this file compiles the declaration with it; there is nothing to import from it.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./vite.d.ts" />
import { trustedUrl } from '@minaret/client/trusted-url'
import { type PlacedText, tablesOfPages } from '@minaret/timetable/printed'
import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The bundler makes the default export.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

/** A printed timetable as a PDF. */
export type Pdf = {
  /** The tables of times on its pages, as text with tabs; none where it is a picture, or its letters cannot be read. */
  tables: string[]
  pageCount: number
  /** A page as a picture, some pixels wide. @param page from 1 */
  picture(page: number, width: number): Promise<Blob | undefined>
  /** Lets go of the reader and what it holds. */
  close(): void
}

/** A timetable of five years has no more pages. */
const mostPages = 60

async function textOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [left, baseline] = viewport.convertToViewportPoint(Number(item.transform[4]), Number(item.transform[5]))
    const size = item.height || Math.hypot(Number(item.transform[2]), Number(item.transform[3]))
    return [{ text: item.str, left, right: left + item.width, baseline, size }]
  })
}

async function pictureOf(page: PDFPageProxy, width: number): Promise<Blob | undefined> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.75))
}

async function readTables(document: PDFDocumentProxy): Promise<string[]> {
  const pages: PlacedText[][] = []
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1)
    pages.push(await textOf(await document.getPage(number)))
  return tablesOfPages(pages)
}

/**
 * Opens a PDF in the browser, in a worker of its own: the file is not sent anywhere, and nothing in it is run.
 * @returns nothing where it is no PDF, is broken or asks for a password
 */
export async function openPdf(file: Blob): Promise<Pdf | undefined> {
  const port = new Worker(trustedUrl('pdf', workerAddress), { type: 'module' })
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port }),
    // Nothing is fetched for it, and what it asks for at the end of the file is not done.
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
      pageCount: Math.min(document.numPages, mostPages),
      picture: async (page, width) => pictureOf(await document.getPage(page), width),
      close,
    }
  } catch {
    close()
    return undefined
  }
}
