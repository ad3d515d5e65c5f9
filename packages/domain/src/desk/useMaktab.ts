import { read, send } from '@minaret/client'
import type { MaktabClassValues, RegisterMark } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const classesKey = (mosque: string) => [...deskQueries.mosque(mosque), 'classes'] as const
const registerKey = (mosque: string, id: string, day: string) => [...classesKey(mosque), 'register', id, day] as const

/** The maktab's classes, and who can teach them. */
export function useMaktabClasses(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...classesKey(mosque), 'list'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/maktab-classes', { params: { path: { mosque } }, signal })),
  })
}

/** Adds a class, or changes the one with an id. */
export function useSaveClass(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField: () => true },
    mutationFn: ({ id, ...body }: MaktabClassValues & { id?: string }) =>
      send(
        id === undefined
          ? api.POST('/api/desk/mosques/{mosque}/maktab-classes', { params: { path: { mosque } }, body })
          : api.POST('/api/desk/mosques/{mosque}/maktab-classes/{class}', {
              params: { path: { mosque, class: id } },
              body,
            }),
      ),
    onSuccess({ message }) {
      toasts.getState().show('success', message)
      return queryClient.invalidateQueries({ queryKey: classesKey(mosque) })
    },
  })
}

/** Who of a class was there on a day. A page that is open stays of use without a connection. */
export function useRegister(mosque: string, id: string, day: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: registerKey(mosque, id, day),
    staleTime: 0,
    meta: { quiet: true },
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/maktab-classes/{class}/register/{day}', {
          params: { path: { mosque, class: id, day } },
          signal,
        }),
      ),
  })
}

/** Saves a child's mark. Where no server answers, nothing is shown: the mark waits. */
export function useSaveMark(mosque: string, id: string, day: string) {
  const { api, queryClient } = useDesk()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: RegisterMark) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/maktab-classes/{class}/register/{day}', {
          params: { path: { mosque, class: id, day } },
          body,
        }),
      ),
    onSuccess: ({ data }) => data && queryClient.setQueryData(registerKey(mosque, id, day), data),
  })
}
