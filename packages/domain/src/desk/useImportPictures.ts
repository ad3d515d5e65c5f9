import { read, send } from '@minaret/client'
import type { WantedPicture } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { drawAsShown, mostUploaded } from './drawSmaller.ts'
import { matchPictures } from './matchPictures.ts'
import { deskQueries } from './queries.ts'

const keyOf = (mosque: string, id: string) => [...deskQueries.mosque(mosque), 'imports', 'pictures', id] as const

/** The pictures that drafts of a dry run have at the other website. */
export function useImportPictures(mosque: string, id: string) {
  const { api } = useDesk()
  return useQuery<WantedPicture[]>({
    queryKey: keyOf(mosque, id),
    queryFn: async ({ signal }) => {
      const params = { path: { mosque, import: id } }
      const found = await read(api.GET('/api/desk/mosques/{mosque}/imports/{import}/pictures', { params, signal }))
      return found.pictures
    },
  })
}

/** What came of the files somebody chose. */
export type BroughtPictures = {
  /** How many wanted pictures were among them. */
  brought: number
  /** Those that could not be stored, with why; without a reason, one that is too large. */
  refused: { name: string; reason?: string }[]
}

/**
 * Brings the pictures of an import from somebody's computer: of the chosen files those it names are stored, one after the
 * other, and used. One that is refused does not stop the others.
 * @param onProgress pictures behind, of how many
 */
export function useBringPictures(mosque: string, id: string, onProgress: (done: number, total: number) => void) {
  const { api, queryClient, uploads } = useDesk()
  const params = { path: { mosque, import: id } }

  async function bring(path: string, file: File, blob: Blob): Promise<void> {
    const upload = await uploads.send(mosque, { purpose: 'library', name: file.name.slice(-120), bytes: blob })
    const options = { params: { path: { mosque } }, body: { upload } }
    const stored = await read(api.POST('/api/desk/mosques/{mosque}/library', options))
    const use = { path, file: stored.file }
    await send(api.POST('/api/desk/mosques/{mosque}/imports/{import}/pictures', { params, body: use }))
  }

  return useMutation({
    meta: { quiet: true },
    async mutationFn({ wanted, files }: { wanted: readonly WantedPicture[]; files: readonly File[] }) {
      const missing = wanted.flatMap(({ path, chosen }) => (chosen ? [] : [path]))
      const matched = matchPictures(missing, files)
      const result: BroughtPictures = { brought: 0, refused: [] }
      for (const [at, { path, file }] of matched.entries()) {
        onProgress(at, matched.length)
        const blob = await drawAsShown(file)
        if (blob.size > mostUploaded) {
          result.refused.push({ name: file.name })
          continue
        }
        try {
          await bring(path, file, blob)
          result.brought += 1
        } catch (error) {
          result.refused.push({ name: file.name, reason: error instanceof Error ? error.message : '' })
        }
      }
      return result
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) }),
  })
}
