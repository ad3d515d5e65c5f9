/** The URL of PDF.js's worker, which is bundled separately. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url' {
  const address: string
  export default address
}
