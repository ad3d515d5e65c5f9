import { read, send } from '@minaret/client'
import type { CharityDetailsForm, FilingDetail, FilingRequest } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'

const giftAidKey = (mosque: string) => [...deskQueries.mosque(mosque), 'gift-aid'] as const

/** The charity's details, what can be claimed now, and the claims there are. */
export function useGiftAid(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...giftAidKey(mosque), 'overview'] as const,
    // Gifts come in all the time: whoever claims sees what there is now.
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/gift-aid', { params: { path: { mosque } }, signal })),
  })
}

/** What is asked again while HMRC has not answered, in milliseconds. */
const pollInterval = 3000

/** One filing, read again until HMRC has answered or a person must decide. */
export function useFiling(mosque: string, filing: string) {
  const { api } = useDesk()
  return useQuery<FilingDetail>({
    queryKey: [...giftAidKey(mosque), 'filing', filing] as const,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && !state.data.attention && !state.data.answeredAt ? pollInterval : false,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/gift-aid/filings/{filing}', {
          params: { path: { mosque, filing } },
          signal,
        }),
      ),
  })
}

/** What donors declared, with the words they agreed to. @param search an email address or the beginning of a last name */
export function useDeclarations(mosque: string, search: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...giftAidKey(mosque), 'declarations', search] as const,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/gift-aid/declarations', {
          params: { path: { mosque }, query: { search } },
          signal,
        }),
      ),
  })
}

/** Donors who declared and may not be reached where they said. */
export function useAddressReports(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...giftAidKey(mosque), 'addresses'] as const,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/gift-aid/addresses', { params: { path: { mosque } }, signal })),
  })
}

/** A change of Gift Aid: its sentence is shown, and everything about Gift Aid is read again. */
function useGiftAidChange<Sent, Data extends { message: string }>(
  mosque: string,
  change: (sent: Sent) => Promise<Data>,
  isField: (name: string) => boolean = () => false,
) {
  const { queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField },
    mutationFn: change,
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: giftAidKey(mosque) }),
  })
}

/** Enters the charity's details. */
export function useChangeCharity(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(
    mosque,
    (body: CharityDetailsForm) =>
      send(api.POST('/api/desk/mosques/{mosque}/gift-aid/details', { params: { path: { mosque } }, body })),
    () => true,
  )
}

/** Files what was shown with HMRC. */
export function useFileClaim(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(
    mosque,
    (body: FilingRequest) =>
      send(api.POST('/api/desk/mosques/{mosque}/gift-aid/filings', { params: { path: { mosque } }, body })),
    (name) => ['userId', 'password', 'declared'].includes(name),
  )
}

/** Makes the schedules of what was shown. */
export function useCreateClaim(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(mosque, (body: Pick<FilingRequest, 'gifts' | 'amountMinor' | 'include' | 'smallMinor'>) =>
    send(api.POST('/api/desk/mosques/{mosque}/gift-aid/claims', { params: { path: { mosque } }, body })),
  )
}

/** Says what became of a schedule that was uploaded by hand. */
export function useClaimOutcome(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(mosque, ({ number, outcome }: { number: number; outcome: 'sent' | 'undone' | 'rejected' }) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/gift-aid/claims/{number}/outcome', {
        params: { path: { mosque, number } },
        body: { outcome },
      }),
    ),
  )
}

/** Takes a claim's schedule: the file comes in the answer. */
export function useClaimSchedule(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (number: number) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/gift-aid/claims/{number}/schedule', {
          params: { path: { mosque, number } },
        }),
      ),
  })
}

/** Takes the schedule of a claim's community buildings. */
export function useClaimBuildings(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: (number: number) =>
      read(
        api.GET('/api/desk/mosques/{mosque}/gift-aid/claims/{number}/buildings', {
          params: { path: { mosque, number } },
        }),
      ),
  })
}

/** Decides what HMRC's answers leave open. */
export function useDecideFiling(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(mosque, ({ filing, taken }: { filing: string; taken: boolean }) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/gift-aid/filings/{filing}/decision', {
        params: { path: { mosque, filing } },
        body: { taken },
      }),
    ),
  )
}

/** Cancels a declaration. */
export function useCancelDeclaration(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(mosque, ({ id, because }: { id: string; because: 'donor' | 'tax' }) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/gift-aid/declarations/{declaration}/cancel', {
        params: { path: { mosque, declaration: id } },
        body: { because },
      }),
    ),
  )
}

/** Reports that post to the home in a declaration came back. */
export function useReportAddress(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(mosque, (declaration: string) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/gift-aid/addresses', {
        params: { path: { mosque } },
        body: { declaration },
      }),
    ),
  )
}

/** Confirms that an address is right after all. */
export function useConfirmAddress(mosque: string) {
  const { api } = useDesk()
  return useGiftAidChange(mosque, (report: string) =>
    send(
      api.POST('/api/desk/mosques/{mosque}/gift-aid/addresses/{report}/confirm', {
        params: { path: { mosque, report } },
      }),
    ),
  )
}
