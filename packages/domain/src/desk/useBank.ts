import { callDesk, send } from '@minaret/client'
import type { BankOverview, StatementUpload } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/** A statement to import: a file, or the answers to questions about an uploaded one. */
export type StatementToImport = Omit<StatementUpload, 'upload'> & ({ file: File } | { upload: string })

/** Imports a statement; its lines await review. If the response has a question, the same upload is imported with its answer. */
export function useImportStatement(mosque: string) {
  const { api, uploads, queryClient, toasts } = useDesk()
  return useMutation({
    async mutationFn({ account, columns, dates, ask, ...source }: StatementToImport) {
      const upload =
        'file' in source
          ? await uploads.send(mosque, { purpose: 'statement', name: source.file.name.slice(-120), bytes: source.file })
          : source.upload
      const body = {
        account,
        upload,
        ...(columns ? { columns } : {}),
        ...(dates ? { dates } : {}),
        ...(ask ? { ask } : {}),
      }
      const { data, message } = await send(callDesk(api, 'statementImport', { mosque, body }))
      return { account, upload, imported: data, message }
    },
    onSuccess({ imported, message }) {
      if (!imported.question) toasts.getState().show('success', message)
    },
    onSettled: () => refreshDesk(queryClient, 'bank', mosque),
  })
}

/** Classifies a waiting bank line. The choice is shown optimistically, and the lines are refetched. */
export function useChooseBankLine() {
  const { api, queryClient } = useDesk()
  return useDeskAction('bankLineChoose', {
    toast: false,
    // The request in progress is cancelled, although it may have had more lines: they are refetched when this is done.
    async onMutate({ mosque, line, body: choice }) {
      const { queryKey } = deskQuery(api, 'bankView', { mosque })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<BankOverview>(queryKey, (overview) =>
        overview
          ? {
              ...overview,
              waiting: overview.waiting.map((entry) => (entry.id === line ? { ...entry, ...choice } : entry)),
            }
          : overview,
      )
    },
  })
}
