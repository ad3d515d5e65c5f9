import type { TimetableFile } from '@minaret/domain/desk'

/** No table of times is larger; the server refuses what is. */
const mostBytes = 4 * 1024 * 1024

/** A printed timetable may hold pictures. */
const mostPrinted = 30 * 1024 * 1024

/** A file as the server takes it; or that it is too large, or that it is a picture, from which times can only be typed. */
export type ReadFile = TimetableFile | 'tooLarge' | 'picture'

const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.(jpe?g|png|webp|heic|heif)$/i.test(name)

/** Whether a file is a PDF, also where the browser does not know its type. */
export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

/** The tables of a PDF, read in the browser; nothing of the file itself is sent. */
async function readPdf(file: File): Promise<ReadFile> {
  const { openPdf } = await import('@minaret/domain/pdf')
  const pdf = await openPdf(file)
  const tables = pdf?.tables ?? []
  pdf?.close()
  return tables.length > 0 ? { name: file.name.slice(0, 120), pages: tables } : 'picture'
}

/** Reads whatever people have: a spreadsheet, a PDF, or a photo of one. */
export async function readUpload(file: File): Promise<ReadFile> {
  if (file.size > (isPicture(file) || isPdf(file) ? mostPrinted : mostBytes)) return 'tooLarge'
  if (isPicture(file)) return 'picture'
  if (isPdf(file)) return readPdf(file)
  return { name: file.name.slice(0, 120), bytes: file }
}
