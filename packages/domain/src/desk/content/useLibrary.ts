import { send } from '@minaret/client'
import type { LibraryFile } from '@minaret/contract/desk'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useDesk } from '../DeskProvider.tsx'
import { contentQueries } from './queries.ts'

/** The mosque's pictures, or its files, the newest first. */
export const useLibrary = (mosque: string, kind: LibraryFile['kind'], search = '') =>
  useInfiniteQuery(contentQueries.library(useDesk(), mosque, kind, search))

/** Stores a picture or a file, to be used as a value. */
export function useUploadFile(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    // It is said beside the field.
    meta: { quiet: true },
    async mutationFn(body: { name: string; base64: string }) {
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/library', { params: { path: { mosque } }, body }),
      )
      if (!data) throw new Error('A stored file is in the answer.')
      return data
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...contentQueries.all(mosque), 'library'] }),
  })
}

/** Changes what a picture shows in words, or what of it stays in view where it is cut. */
export function useChangeFile(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: ({ file, ...body }: { file: string; alt?: string; focus?: { x: number; y: number } }) =>
      send(api.POST('/api/desk/mosques/{mosque}/library/{file}', { params: { path: { mosque, file } }, body })),
  })
}
