import { read, readPage, send } from '@minaret/client'
import type { DeskOperations, GiftExport, RefundRequest } from '@minaret/contract/desk'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { readParts } from './readParts.ts'

/** What a list of gifts shows, as its address has it. */
export type GiftsWanted = NonNullable<DeskOperations['giftTotals']['parameters']['query']>

const giftsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'gifts'] as const

/** Gifts that match a search and filters, the newest first, page by page. What was found stays while the next is sought. */
export function useGifts(mosque: string, wanted: GiftsWanted) {
  const { api } = useDesk()
  return useInfiniteQuery({
    queryKey: [...giftsKey(mosque), 'list', wanted] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }) =>
      readPage(
        api.GET('/api/desk/mosques/{mosque}/gifts', {
          params: { path: { mosque }, query: { ...wanted, ...(pageParam ? { after: pageParam } : {}) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** What the ledger has of the gifts a list shows. */
export function useGiftTotals(mosque: string, wanted: GiftsWanted) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...giftsKey(mosque), 'totals', wanted] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/gift-totals', { params: { path: { mosque }, query: wanted }, signal })),
  })
}

/** One gift with everything that happened to it. */
export function useGift(mosque: string, gift: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...giftsKey(mosque), 'gift', gift] as const,
    staleTime: 0,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/gifts/{gift}', { params: { path: { mosque, gift } }, signal })),
  })
}

/** What a refund would do, and the email the donor would get; nothing is changed. */
export function usePreviewRefund(mosque: string, gift: string) {
  const { api } = useDesk()
  return useMutation({
    meta: { isField: (name) => name === 'amount' },
    mutationFn: (amountMinor: number) =>
      read(
        api.POST('/api/desk/mosques/{mosque}/gifts/{gift}/refund-preview', {
          params: { path: { mosque, gift } },
          body: { amountMinor },
        }),
      ),
  })
}

/** Refunds a gift or asks an owner to approve it; the answer's sentence says which, and the gift is read again. */
export function useRefundGift(mosque: string, gift: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField: (name) => name === 'reason' },
    mutationFn: (body: RefundRequest) =>
      send(api.POST('/api/desk/mosques/{mosque}/gifts/{gift}/refund', { params: { path: { mosque, gift } }, body })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: giftsKey(mosque) }),
  })
}

/** What is asked again while an export is being written, in milliseconds. */
const exportPollInterval = 1500

const exportsKey = (mosque: string) => [...giftsKey(mosque), 'exports'] as const

/** Exports of the last day, read again until each is written. */
export function useGiftExports(mosque: string) {
  const { api } = useDesk()
  return useQuery<GiftExport[]>({
    queryKey: exportsKey(mosque),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting' || one.state === 'running') ? exportPollInterval : false,
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/gift-exports', { params: { path: { mosque } }, signal })),
  })
}

/** Has what a list shows written into a file. */
export function useExportGifts(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (body: GiftsWanted & Pick<GiftExport, 'format'>) =>
      send(api.POST('/api/desk/mosques/{mosque}/gift-exports', { params: { path: { mosque } }, body })),
    onSuccess: ({ message }) => toasts.getState().show('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey(mosque) }),
  })
}

/** Reads an export's file, part after part, each in base64. */
export function useGiftExportFile(mosque: string) {
  const { api } = useDesk()
  return useMutation({
    mutationFn: ({ id, parts }: { id: string; parts: number }) =>
      readParts(parts, (part) => {
        const params = { path: { mosque, export: id, part } }
        return read(api.GET('/api/desk/mosques/{mosque}/gift-exports/{export}/parts/{part}', { params }))
      }),
  })
}
