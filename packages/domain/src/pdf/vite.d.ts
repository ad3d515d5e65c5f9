/** The reader's other half, bundled as a file of its own: its address. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url' {
  const address: string
  export default address
}
