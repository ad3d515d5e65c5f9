import { read, send } from '@minaret/client'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const reportsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'reports'] as const

/** So many weeks a report can have. */
export type ReportWeeks = 4 | 13 | 26 | 52

/** Giving over so many weeks, as the ledger has it now. What was there stays while another span comes. */
export function useReport(mosque: string, weeks: ReportWeeks) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...reportsKey(mosque), weeks] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/reports', { params: { path: { mosque }, query: { weeks } }, signal })),
  })
}

/** Gets the Monday email, or stops it. */
export function useReportEmail(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (wanted: boolean) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/reports/weekly-email', { params: { path: { mosque } }, body: { wanted } }),
      ),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportsKey(mosque) }),
  })
}

/** Takes the accountant's journal of so many weeks: the file comes in the answer. */
export function useReportJournal(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (weeks: ReportWeeks) =>
      read(api.GET('/api/desk/mosques/{mosque}/reports/journal', { params: { path: { mosque }, query: { weeks } } })),
  })
}
