import { read, send } from '@minaret/client'
import type { BankLine, BankLineChoice, BankOverview, StatementUpload } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const bankKey = (mosque: string) => [...deskQueries.mosque(mosque), 'bank'] as const

/** The lines of bank statements that wait, and those that are posted. */
export function useBank(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: bankKey(mosque),
    // Another treasurer may be at it.
    staleTime: 0,
    queryFn: ({ signal }) => read(api.GET('/api/desk/mosques/{mosque}/bank', { params: { path: { mosque } }, signal })),
  })
}

/** A change of bank lines: its sentence is shown, and the lines are read again. */
function useBankChange<Sent>(mosque: string, change: (sent: Sent) => Promise<{ message: string }>) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankKey(mosque) }),
  })
}

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
      const { data, message } = await send(
        api.POST('/api/desk/mosques/{mosque}/bank/statements', { params: { path: { mosque } }, body }),
      )
      return { account, upload, imported: data, message }
    },
    onSuccess({ imported, message }) {
      if (!imported?.question) toasts.getState().show('success', message)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankKey(mosque) }),
  })
}

/** Posts lines as they are shown. */
export function usePostBankLines(mosque: string) {
  const { api } = useDesk()
  return useBankChange(mosque, (lines: readonly BankLine[]) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/bank/post', {
        params: { path: { mosque } },
        body: {
          lines: lines.flatMap(({ id, kind, causeId }) =>
            kind ? [{ id, kind, ...(kind === 'gift' && causeId ? { causeId } : {}) }] : [],
          ),
        },
      }),
    ),
  )
}

/** Reverses what was posted for a line. */
export function useReverseBankLine(mosque: string) {
  const { api } = useDesk()
  return useBankChange(mosque, (line: string) =>
    send(api.POST('/api/desk/mosques/{mosque}/bank/lines/{line}/reverse', { params: { path: { mosque, line } } })),
  )
}

/** Says what a waiting line is. It is shown at once, stored at once, and read again. */
export function useChooseBankLine(mosque: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    mutationFn: ({ line, choice }: { line: string; choice: BankLineChoice }) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/bank/lines/{line}', { params: { path: { mosque, line } }, body: choice }),
      ),
    async onMutate({ line, choice }) {
      await queryClient.cancelQueries({ queryKey: bankKey(mosque) })
      queryClient.setQueryData<BankOverview>(bankKey(mosque), (overview) =>
        overview
          ? { ...overview, waiting: overview.waiting.map((each) => (each.id === line ? { ...each, ...choice } : each)) }
          : overview,
      )
    },
    // A reading that was under way was cancelled, and may have had more lines.
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankKey(mosque) }),
  })
}
