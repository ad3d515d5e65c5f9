import { callDesk, send } from '@minaret/client'
import type { DonorEmailPreview, RegularGiftChangeRequest, SpokenDeclaration } from '@minaret/contract/desk'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'

/** An email to a donor, previewed before it is sent. */
export type DonorEmailRequest =
  | { kind: 'regular'; gift: string; change: RegularGiftChangeRequest }
  | { kind: 'link'; gift: string }
  | { kind: 'receipt'; gift: string }
  | { kind: 'statement'; entry: string; from: string }
  | { kind: 'declaration'; declaration: Omit<SpokenDeclaration, 'send'> }

/** Previews an email to a donor, or sends it with `send`. A change to a regular gift is only previewed: applying it sends the email. */
export function useDonorEmail(mosque: string, donor: string) {
  const { api, queryClient, toasts } = useDesk()
  return useMutation({
    meta: { isField: () => true },
    async mutationFn({
      send: shouldSend,
      ...request
    }: DonorEmailRequest & { send: boolean }): Promise<DonorEmailPreview> {
      const path = { mosque, donor }
      const body = { send: shouldSend }
      const call = () => {
        switch (request.kind) {
          case 'regular':
            return callDesk(api, 'donorRegularPreview', { ...path, gift: request.gift, body: request.change })
          case 'link':
            return callDesk(api, 'donorLinkSend', { ...path, gift: request.gift, body })
          case 'receipt':
            return callDesk(api, 'donorReceiptSend', { ...path, gift: request.gift, body })
          case 'statement':
            return callDesk(api, 'donorStatementSend', {
              ...path,
              body: { ...body, entry: request.entry, from: request.from },
            })
          case 'declaration':
            return callDesk(api, 'donorDeclarationRecord', { ...path, body: { ...body, ...request.declaration } })
        }
      }
      const { data, message } = await send(call())
      if (shouldSend) toasts.getState().show('success', message)
      return data
    },
    onSuccess: (_email, { send: shouldSend }) => (shouldSend ? refreshDesk(queryClient, 'donors', mosque) : undefined),
  })
}
