import { callDesk, read } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'

/**
 * Uploads a file, and starts its dry run.
 * @param contents the kind of data in the file: another website's content, or donors
 * @param onProgress receives the parts uploaded, and their total
 */
export function useUploadImport(
  mosque: string,
  contents: 'website' | 'donors',
  onProgress: (done: number, total: number) => void,
) {
  const { api, queryClient, uploads } = useDesk()
  return useMutation({
    async mutationFn(file: File) {
      const name = file.name.slice(-200)
      const upload = await uploads.send(mosque, { purpose: contents, name, bytes: file }, onProgress)
      const operation = contents === 'donors' ? 'donorImportStart' : 'importStart'
      const { id } = await read(callDesk(api, operation, { mosque, body: { upload } }))
      return id
    },
    onSettled: () => refreshDesk(queryClient, 'imports', mosque),
  })
}
