export { openPdf, type Pdf } from './openPdf.ts'
