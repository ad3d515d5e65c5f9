import { callDesk, read } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { readParts } from './readParts.ts'

/** Downloads the file of an export part by part, each in base64. */
export function useExportFile(mosque: string, operation: 'giftExportPart' | 'mosqueExportPart') {
  const { api } = useDesk()
  return useMutation({
    mutationFn: ({ id, parts }: { id: string; parts: number }) =>
      readParts(parts, (part) => read(callDesk(api, operation, { mosque, export: id, part }))),
  })
}
