import type { TimetableFile } from '@minaret/domain/desk'

/** Maximum size of a file with text in bytes, enforced by the server. */
const maxBytes = 4 * 1024 * 1024

/** Maximum size of a PDF or picture in bytes; a printed timetable may contain pictures. */
const maxPrintoutBytes = 30 * 1024 * 1024

/** A file for the server; or a code for a file that is too large, or a picture whose times have to be typed in. */
export type UploadResult = TimetableFile | 'tooLarge' | 'picture'

const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.(jpe?g|png|webp|heic|heif)$/i.test(name)

/** Whether a file is a PDF, even if the browser does not recognise its type. */
export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

/** Reads the tables of a PDF in the browser; the file itself is not sent. */
async function readPdf(file: File): Promise<UploadResult> {
  const { openPdf } = await import('@minaret/domain/pdf')
  const pdf = await openPdf(file)
  const tables = pdf?.tables ?? []
  pdf?.close()
  return tables.length > 0 ? { name: file.name.slice(0, 120), pages: tables } : 'picture'
}

/** Reads a chosen file: a spreadsheet, a PDF, or a photo. */
export async function readUpload(file: File): Promise<UploadResult> {
  if (file.size > (isPicture(file) || isPdf(file) ? maxPrintoutBytes : maxBytes)) return 'tooLarge'
  if (isPicture(file)) return 'picture'
  if (isPdf(file)) return readPdf(file)
  return { name: file.name.slice(0, 120), bytes: file }
}
