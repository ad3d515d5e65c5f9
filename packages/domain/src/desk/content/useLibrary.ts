import { send } from '@minaret/client'
import type { LibraryFile } from '@minaret/contract/desk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../DeskProvider.tsx'
import type { FileToSend } from '../uploads.ts'
import { useOfferUndo } from '../useShowUndo.ts'
import { contentQueries } from './queries.ts'

/** The mosque's pictures or files, newest first. */
export const useLibrary = (mosque: string, kind: LibraryFile['kind'], search = '') =>
  useInfiniteQuery(contentQueries.library(useDesk(), mosque, kind, search))

/** One picture or file, with its uses. */
export const useLibraryFile = (mosque: string, file: string) =>
  useQuery(contentQueries.libraryFile(useDesk(), mosque, file))

/**
 * Uploads a picture or a file for use as a field's value.
 * @param onProgress the fraction sent, from 0 to 1
 */
export function useUploadFile(mosque: string, onProgress: (sent: number) => void) {
  const { api, queryClient, uploads } = useDesk()
  return useMutation({
    // The error is shown at the field.
    meta: { quiet: true },
    async mutationFn(file: Omit<FileToSend, 'purpose'>) {
      const reportProgress = (done: number, total: number) => onProgress(done / total)
      const upload = await uploads.send(mosque, { purpose: 'library', ...file }, reportProgress)
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/library', { params: { path: { mosque } }, body: { upload } }),
      )
      if (!data) throw new Error('Expected the stored file in the response.')
      return data
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...contentQueries.all(mosque), 'library'] }),
  })
}

/** Changes a picture's alt text, or the focus point for cropping. */
export function useChangeFile(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...contentQueries.all(mosque), 'library'] }),
    mutationFn: ({ file, ...body }: { file: string; alt?: string; focus?: { x: number; y: number } }) =>
      send(api.POST('/api/desk/mosques/{mosque}/library/{file}', { params: { path: { mosque, file } }, body })),
  })
}

/** Replaces a picture or file wherever it is used, and offers to undo it. */
export function useReplaceFile(mosque: string, file: string) {
  const { api } = useDesk()
  const offerUndo = useOfferUndo(mosque)
  return useMutation({
    mutationFn: (replacement: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/library/{file}/replace', {
          params: { path: { mosque, file } },
          body: { with: replacement },
        }),
      ),
    onSuccess: ({ data, message }) => offerUndo(data?.change, message),
  })
}
