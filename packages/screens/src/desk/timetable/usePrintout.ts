import { shrinkPicture, encodeBase64, useDraft } from '@minaret/domain/desk'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { typePath } from './paths.ts'
import { isPdf } from './readUpload.ts'

/** Maximum length of a photo's longer side in pixels: the figures of a whole month stay legible, and it fits beside the fields. */
const maxSide = 1600

const parseDataUrl = (value: unknown) =>
  typeof value === 'string' && value.startsWith('data:image/jpeg;base64,') ? value : undefined

/** The pages of a printed timetable as pictures, and the current one. */
type Pages = { count: number; current: number; render(page: number): Promise<Blob | undefined> }

/**
 * The picture of a printed timetable: a photo, or a page of a PDF. It is stored on this device, and survives a reload, until
 * the times are saved or it is removed.
 */
export function usePrintout(mosque: string) {
  const { t } = useMessages('deskTimetable')
  const draft = useDraft({
    mosque,
    form: 'timetable.printout',
    title: t.deskTimetable.printout,
    path: typePath(mosque),
    parse: parseDataUrl,
  })
  const [pages, setPages] = useState<Pages>()
  const [problem, setProblem] = useState<'picture' | 'pdf'>()

  async function show(blob: Blob | undefined): Promise<boolean> {
    if (!blob) return false
    draft.change(`data:image/jpeg;base64,${await encodeBase64(blob)}`)
    return true
  }
  return {
    picture: draft.value,
    isLoading: draft.isLoading,
    pages: pages && { count: pages.count, current: pages.current },
    problem,
    /** Loads a photo, or a PDF with page navigation. */
    async load(file: File): Promise<boolean> {
      setPages(undefined)
      setProblem(undefined)
      if (!isPdf(file)) {
        const isLoaded = await shrinkPicture(new Blob([file], { type: 'image/jpeg' }), maxSide, 0.75).then(
          show,
          () => false,
        )
        setProblem(isLoaded ? undefined : 'picture')
        return isLoaded
      }
      const { openPdf } = await import('@minaret/domain/pdf')
      const pdf = await openPdf(file)
      const render = (page: number) =>
        pdf ? pdf.picture(page, maxSide).catch(() => undefined) : Promise.resolve(undefined)
      const isLoaded = await show(await render(1))
      setProblem(isLoaded ? undefined : 'pdf')
      if (isLoaded && pdf) setPages({ count: pdf.pageCount, current: 1, render })
      return isLoaded
    },
    async showPage(page: number) {
      if (!pages) return
      if (await show(await pages.render(page))) setPages({ ...pages, current: page })
    },
    remove() {
      setPages(undefined)
      draft.change(undefined)
    },
  }
}
