import { callDesk, read } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'

/**
 * Uploads a file, and starts its dry run.
 * @param holds what the file holds: another website's texts, or donors
 * @param onProgress parts uploaded, of how many
 */
export function useUploadImport(
  mosque: string,
  holds: 'website' | 'donors',
  onProgress: (done: number, total: number) => void,
) {
  const { api, queryClient, uploads } = useDesk()
  return useMutation({
    async mutationFn(file: File) {
      const name = file.name.slice(-200)
      const upload = await uploads.send(mosque, { purpose: holds, name, bytes: file }, onProgress)
      const operation = holds === 'donors' ? 'donorImportStart' : 'importStart'
      const { id } = await read(callDesk(api, operation, { mosque, body: { upload } }))
      return id
    },
    onSettled: () => refreshDesk(queryClient, 'imports', mosque),
  })
}
