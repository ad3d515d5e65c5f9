import { ApiError, read, send } from '@minaret/client'
import type { DeskMessage, ReplyTexts } from '@minaret/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import { isMessage, listKey, viewKey } from './useMessages.ts'
import { isConflict } from './conflicts.ts'

const conflictData = (error: unknown): unknown =>
  isConflict(error) && error instanceof ApiError ? error.data : undefined

/** A change of a message's replies: the message is shown as the answer has it, also where it was refused. */
function useReplyChange<Sent, Answer>(
  mosque: string,
  message: string,
  change: (sent: Sent) => Promise<{ data?: Answer | undefined }>,
  nowOf: (answer: Answer) => DeskMessage,
) {
  const { queryClient } = useDesk()
  const show = (now: DeskMessage) => queryClient.setQueryData(viewKey(mosque, message), now)
  return useMutation({
    mutationFn: change,
    onSuccess({ data }) {
      if (data !== undefined) show(nowOf(data))
      return queryClient.invalidateQueries({ queryKey: listKey(mosque) })
    },
    onError(error) {
      const now = conflictData(error)
      if (isMessage(now)) show(now)
    },
  })
}

const itself = (now: DeskMessage) => now

/** Replies to a message by email, ten seconds from now. */
export function useReply(mosque: string, message: string) {
  const { api } = useDesk()
  const params = { path: { mosque, message } }
  return useReplyChange(
    mosque,
    message,
    (body: { version: number; text: string }) =>
      send(api.POST('/api/desk/mosques/{mosque}/messages/{message}/reply', { params, body })),
    itself,
  )
}

/** Takes a reply back while no mail server has it; its text comes back. */
export function useTakeBackReply(mosque: string, message: string) {
  const { api } = useDesk()
  return useReplyChange(
    mosque,
    message,
    (reply: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/messages/{message}/replies/{reply}/take-back', {
          params: { path: { mosque, message, reply } },
        }),
      ),
    ({ now }) => now,
  )
}

/** Sends a reply again that was refused or may not have arrived. */
export function useResendReply(mosque: string, message: string) {
  const { api } = useDesk()
  return useReplyChange(
    mosque,
    message,
    (reply: string) =>
      send(
        api.POST('/api/desk/mosques/{mosque}/messages/{message}/replies/{reply}/resend', {
          params: { path: { mosque, message, reply } },
        }),
      ),
    itself,
  )
}

const textsKey = (mosque: string) => [...deskQueries.mosque(mosque), 'reply texts'] as const

const isTexts = (data: unknown): data is ReplyTexts =>
  typeof data === 'object' && data !== null && 'texts' in data && 'version' in data

/** Texts that are ready to be put into a reply. */
export function useReplyTexts(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: textsKey(mosque),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/reply-texts', { params: { path: { mosque } }, signal })),
  })
}

/** Changes the mosque's ready texts. */
export function useChangeReplyTexts(mosque: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    mutationFn: (body: ReplyTexts) =>
      send(api.POST('/api/desk/mosques/{mosque}/reply-texts', { params: { path: { mosque } }, body })),
    onSuccess({ data, message }) {
      toasts.getState().show('success', message)
      queryClient.setQueryData(textsKey(mosque), data)
    },
    onError(error) {
      const now = conflictData(error)
      if (isTexts(now)) queryClient.setQueryData(textsKey(mosque), now)
    },
  })
}
