import { callDesk, read, send } from '@minaret/client'
import type { MissingPicture } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { shrinkForDisplay, maxUploadBytes } from './shrinkPicture.ts'
import { matchPictures } from './matchPictures.ts'

/** The result of adding pictures to an import. */
export type AddedPictures = {
  /** Number of missing pictures added from the chosen files. */
  added: number
  /** Files that could not be stored, with the reason; undefined if the file is too large. */
  rejected: { name: string; reason?: string }[]
}

/**
 * Adds missing pictures to an import: of the chosen files, those that it refers to are uploaded one after another, and used.
 * A rejected file does not stop the others.
 * @param onProgress receives the pictures done, and their total
 */
export function useAddPictures(mosque: string, id: string, onProgress: (done: number, total: number) => void) {
  const { api, queryClient, uploads } = useDesk()

  async function addPicture(path: string, file: File, blob: Blob): Promise<void> {
    const upload = await uploads.send(mosque, { purpose: 'library', name: file.name.slice(-120), bytes: blob })
    const { file: stored } = await read(callDesk(api, 'libraryUpload', { mosque, body: { upload } }))
    await send(callDesk(api, 'importPictureUse', { mosque, import: id, body: { path, file: stored } }))
  }

  return useMutation({
    meta: { quiet: true },
    async mutationFn({ pictures, files }: { pictures: readonly MissingPicture[]; files: readonly File[] }) {
      const missing = pictures.flatMap(({ path, chosen }) => (chosen ? [] : [path]))
      const matched = matchPictures(missing, files)
      const result: AddedPictures = { added: 0, rejected: [] }
      for (const [index, { path, file }] of matched.entries()) {
        onProgress(index, matched.length)
        const blob = await shrinkForDisplay(file)
        if (blob.size > maxUploadBytes) {
          result.rejected.push({ name: file.name })
          continue
        }
        try {
          await addPicture(path, file, blob)
          result.added += 1
        } catch (error) {
          result.rejected.push({ name: file.name, reason: error instanceof Error ? error.message : '' })
        }
      }
      return result
    },
    onSettled: () => refreshDesk(queryClient, 'mosque', mosque),
  })
}
