import type { DeskMessage } from '@minaret/contract/desk'
import { isMessage, parseMessageConflict, parseReplyTextsConflict } from './conflicts.ts'
import { mosqueOf } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery } from './useDeskQuery.ts'

/** The message in a response: its data, or the `now` in its data. */
function messageOf(data: unknown): DeskMessage | undefined {
  const { now = data }: { now?: unknown } = Object(data)
  return isMessage(now) ? now : undefined
}

/**
 * Changes a message or its replies. The message in the response is shown, even if it is a refusal, so that the next attempt
 * starts from it. Reversible changes offer an undo.
 */
export function useMessageAction<Id extends 'messageChange' | 'messageReply' | 'replyTakeBack' | 'replyResend'>(
  id: Id,
) {
  const { api, queryClient } = useDesk()
  const show = async (params: unknown, message: DeskMessage | undefined) => {
    if (!message) return
    const { queryKey } = deskQuery(api, 'messageView', { mosque: mosqueOf(params) ?? '', message: message.id })
    // A response from before the change must not overwrite it.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, message)
  }
  return useDeskAction(id, {
    undo: 'message',
    toast: false,
    refresh: 'messageList',
    refreshOn: 'success',
    onSuccess: ({ data }, params) => show(params, messageOf(data)),
    onError: (error, params) => show(params, parseMessageConflict(error)),
  })
}

/** Changes the mosque's reply templates. A conflict returns the current ones. */
export function useChangeReplyTexts() {
  const { api, queryClient } = useDesk()
  return useDeskAction('replyTextsChange', {
    refresh: [],
    onSuccess: ({ data }, { mosque }) =>
      queryClient.setQueryData(deskQuery(api, 'replyTextList', { mosque }).queryKey, data),
    onError(error, { mosque }) {
      const current = parseReplyTextsConflict(error)
      if (current) queryClient.setQueryData(deskQuery(api, 'replyTextList', { mosque }).queryKey, current)
    },
  })
}
