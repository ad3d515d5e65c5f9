import { read, send } from '@minaret/client'
import type { Role } from '@minaret/plans'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const staffKey = (mosque: string) => [...deskQueries.mosque(mosque), 'staff'] as const

/** Who works for a mosque, and who is invited. */
export function useStaff(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: staffKey(mosque),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/staff', { params: { path: { mosque } }, signal })),
  })
}

/** A change of a mosque's staff; its words are shown as a message. */
function useStaffChange<Sent>(
  mosque: string,
  change: (sent: Sent) => Promise<{ message: string }>,
  isField: (name: string) => boolean = () => false,
) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField },
    mutationFn: change,
    onSuccess({ message }) {
      toasts.getState().show('success', message)
      return queryClient.invalidateQueries({ queryKey: deskQueries.mosque(mosque) })
    },
  })
}

/** Invites somebody by email. */
export function useInvite(mosque: string) {
  const { api } = useDesk()
  return useStaffChange(
    mosque,
    (body: { email: string; roles: Role[] }) =>
      send(api.POST('/api/desk/mosques/{mosque}/staff/invite', { params: { path: { mosque } }, body })),
    (name) => name === 'email',
  )
}

/** Gives somebody other roles. */
export function useChangeRoles(mosque: string) {
  const { api } = useDesk()
  return useStaffChange(mosque, ({ account, roles }: { account: string; roles: Role[] }) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/staff/{account}/roles', {
        params: { path: { mosque, account } },
        body: { roles },
      }),
    ),
  )
}

/** Ends somebody's access to the mosque. */
export function useRemoveStaff(mosque: string) {
  const { api } = useDesk()
  return useStaffChange(mosque, (account: string) =>
    send(api.POST('/api/desk/mosques/{mosque}/staff/{account}/remove', { params: { path: { mosque, account } } })),
  )
}
