import { read, send } from '@minaret/client'
import type { BoxSheetPlace, BoxSheetSave, BuildingForm, GasdsDetailsForm } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const boxKey = (mosque: string) => [...deskQueries.mosque(mosque), 'box'] as const

/** Counting sheets, and what a new one is filled in with. @param enabled whether the role may see them */
export function useBox(mosque: string, enabled = true) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...boxKey(mosque), 'overview'] as const,
    staleTime: 0,
    enabled,
    queryFn: ({ signal }) => read(api.GET('/api/desk/mosques/{mosque}/box', { params: { path: { mosque } }, signal })),
  })
}

/** One counting sheet. It is read when it is opened, never behind what is being typed. */
export function useBoxSheet(mosque: string, sheet: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...boxKey(mosque), 'sheet', sheet] as const,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/box/sheets/{sheet}', { params: { path: { mosque, sheet } }, signal })),
  })
}

/** A change of sheets: its sentence is shown, and the lists are read again. */
function useBoxChange<Sent, Data extends { message: string }>(
  mosque: string,
  change: (sent: Sent) => Promise<Data>,
  isField: (name: string) => boolean = () => false,
) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField },
    mutationFn: change,
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: boxKey(mosque) }),
  })
}

/** Opens a sheet. */
export function useOpenSheet(mosque: string) {
  const { api } = useDesk()
  return useBoxChange(
    mosque,
    (body: BoxSheetPlace) =>
      send(api.POST('/api/desk/mosques/{mosque}/box/sheets', { params: { path: { mosque } }, body })),
    () => true,
  )
}

/** Stores what was counted so far, as it is typed: nothing is said of it but on the page. */
export function useSaveSheet(mosque: string, sheet: string) {
  const { api } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: BoxSheetSave) =>
      send(api.POST('/api/desk/mosques/{mosque}/box/sheets/{sheet}', { params: { path: { mosque, sheet } }, body })),
  })
}

/** Confirms a count as one of its two counters. What is left of the sheet is read again by {@link useBoxSheet}'s page. */
export function useConfirmSheet(mosque: string, sheet: string) {
  const { api, toasts } = useDesk()
  return useMutation({
    mutationFn: (body: { version: number; totalMinor: number }) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/box/sheets/{sheet}/confirm', {
          params: { path: { mosque, sheet } },
          body,
        }),
      ),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
  })
}

/** Deletes an open sheet. */
export function useDiscardSheet(mosque: string, sheet: string) {
  const { api, toasts } = useDesk()
  return useMutation({
    mutationFn: () =>
      send(api.POST('/api/desk/mosques/{mosque}/box/sheets/{sheet}/discard', { params: { path: { mosque, sheet } } })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
  })
}

/** Marks a closed sheet as paid in. */
export function useBankSheet(mosque: string, sheet: string) {
  const { api } = useDesk()
  return useBoxChange(
    mosque,
    (body: { day: string; reference: string }) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/box/sheets/{sheet}/banked', { params: { path: { mosque, sheet } }, body }),
      ),
    () => true,
  )
}

/** Small donations by tax year, with community buildings and connected charities. */
export function useGasds(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...boxKey(mosque), 'gasds'] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/gasds', { params: { path: { mosque } }, signal })),
  })
}

/** Says with which charities the allowance is shared. */
export function useChangeGasdsDetails(mosque: string) {
  const { api } = useDesk()
  return useBoxChange(
    mosque,
    (body: GasdsDetailsForm) =>
      send(api.POST('/api/desk/mosques/{mosque}/gasds/details', { params: { path: { mosque } }, body })),
    () => true,
  )
}

/** Adds a community building, or changes the one that is named. */
export function useSaveBuilding(mosque: string) {
  const { api } = useDesk()
  return useBoxChange(
    mosque,
    ({ id: building, open = true, ...body }: BuildingForm & { id?: string; open?: boolean }) =>
      building === undefined
        ? send(api.POST('/api/desk/mosques/{mosque}/gasds/buildings', { params: { path: { mosque } }, body }))
        : send(
            api.POST('/api/desk/mosques/{mosque}/gasds/buildings/{building}', {
              params: { path: { mosque, building } },
              body: { ...body, open },
            }),
          ),
    () => true,
  )
}
