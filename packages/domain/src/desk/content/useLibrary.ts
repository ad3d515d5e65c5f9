import { send } from '@minaret/client'
import type { LibraryFile } from '@minaret/contract/desk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from '../DeskProvider.tsx'
import type { FileToSend } from '../uploads.ts'
import { useUndoable } from '../useUndoable.ts'
import { contentQueries } from './queries.ts'

/** The mosque's pictures, or its files, the newest first. */
export const useLibrary = (mosque: string, kind: LibraryFile['kind'], search = '') =>
  useInfiniteQuery(contentQueries.library(useDesk(), mosque, kind, search))

/** One picture or file, and where it is used. */
export const useLibraryFile = (mosque: string, file: string) =>
  useQuery(contentQueries.libraryFile(useDesk(), mosque, file))

/**
 * Stores a picture or a file, to be used as a value.
 * @param onProgress how much of it is sent, from 0 to 1
 */
export function useUploadFile(mosque: string, onProgress: (sent: number) => void) {
  const { api, queryClient, uploads } = useDesk()
  return useMutation({
    // It is said beside the field.
    meta: { quiet: true },
    async mutationFn(file: Omit<FileToSend, 'purpose'>) {
      const tell = (done: number, total: number) => onProgress(done / total)
      const upload = await uploads.send(mosque, { purpose: 'library', ...file }, tell)
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/library', { params: { path: { mosque } }, body: { upload } }),
      )
      if (!data) throw new Error('A stored file is in the answer.')
      return data
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...contentQueries.all(mosque), 'library'] }),
  })
}

/** Changes what a picture shows in words, or what of it stays in view where it is cut. */
export function useChangeFile(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...contentQueries.all(mosque), 'library'] }),
    mutationFn: ({ file, ...body }: { file: string; alt?: string; focus?: { x: number; y: number } }) =>
      send(api.POST('/api/desk/mosques/{mosque}/library/{file}', { params: { path: { mosque, file } }, body })),
  })
}

/** Uses another picture or file wherever this one is used; the bar undoes it. */
export function useReplaceFile(mosque: string, file: string) {
  const { api } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    mutationFn: (other: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/library/{file}/replace', {
          params: { path: { mosque, file } },
          body: { with: other },
        }),
      ),
    onSuccess: ({ data, message }) => undoable(data?.change, message),
  })
}
