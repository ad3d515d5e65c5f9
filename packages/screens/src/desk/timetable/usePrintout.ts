import { drawSmaller, encodeBase64, useDraft } from '@minaret/domain/desk'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { typePath } from './paths.ts'
import { isPdf } from './readUpload.ts'

/** Pixels of the longer side of a photo: figures of a whole month stay legible, and it fits beside what is typed. */
const most = 1600

const asAddress = (value: unknown) =>
  typeof value === 'string' && value.startsWith('data:image/jpeg;base64,') ? value : undefined

/** The pages of a printed timetable as pictures, and which one is in view. */
type Pages = { count: number; shown: number; draw(page: number): Promise<Blob | undefined> }

/**
 * The picture beside which a timetable is typed: a photo, or a page of a PDF. It stays on this device, through a reload,
 * until the times are saved or the picture is put away.
 */
export function usePrintout(mosque: string) {
  const { t } = useWords('deskTimetable')
  const draft = useDraft({
    mosque,
    form: 'timetable.printout',
    title: t.deskTimetable.printout,
    path: typePath(mosque),
    accept: asAddress,
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
    pages: pages && { count: pages.count, shown: pages.shown },
    problem,
    /** Takes a photo, or a PDF whose pages are shown one after the other. */
    async take(file: File): Promise<boolean> {
      setPages(undefined)
      setProblem(undefined)
      if (!isPdf(file)) {
        const isShown = await drawSmaller(new Blob([file], { type: 'image/jpeg' }), most, 0.75).then(show, () => false)
        setProblem(isShown ? undefined : 'picture')
        return isShown
      }
      const { openPdf } = await import('@minaret/domain/pdf')
      const pdf = await openPdf(file)
      const draw = (page: number) => (pdf ? pdf.picture(page, most).catch(() => undefined) : Promise.resolve(undefined))
      const isShown = await show(await draw(1))
      setProblem(isShown ? undefined : 'pdf')
      if (isShown && pdf) setPages({ count: pdf.pageCount, shown: 1, draw })
      return isShown
    },
    async turnTo(page: number) {
      if (!pages) return
      if (await show(await pages.draw(page))) setPages({ ...pages, shown: page })
    },
    putAway() {
      setPages(undefined)
      draft.change(undefined)
    },
  }
}
