import { callDesk, send } from '@minaret/client'
import type { BankOverview, StatementUpload } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/** A statement to import: a file, or the answers about one that the server already has. */
export type StatementToImport = Omit<StatementUpload, 'upload'> & ({ file: File } | { upload: string })

/** Brings in a statement; its lines wait. With a question in the answer, the same upload is brought in by an answer. */
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

/** Says what a waiting line is. It is shown at once, stored at once, and read again. */
export function useChooseBankLine() {
  const { api, queryClient } = useDesk()
  return useDeskAction('bankLineChoose', {
    toast: false,
    // A reading that was under way is cancelled, and may have had more lines: they are read again when it is done.
    async onMutate({ mosque, line, body: choice }) {
      const { queryKey } = deskQuery(api, 'bankView', { mosque })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<BankOverview>(queryKey, (overview) =>
        overview
          ? { ...overview, waiting: overview.waiting.map((each) => (each.id === line ? { ...each, ...choice } : each)) }
          : overview,
      )
    },
  })
}
