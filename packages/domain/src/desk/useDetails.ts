import { callDesk, read } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import type { FileToSend } from './uploads.ts'

/**
 * Changes a section of the details. All the mosque's data is refetched, including the name in every page's header, and the
 * change can be undone.
 * @param describePages returns the undo bar's message about the pages that the site has gained or lost; undefined for the usual one
 */
export function useChangeDetails(
  describePages: (pages: { opened: readonly string[]; closed: readonly string[] }) => string | undefined,
) {
  const { queryClient } = useDesk()
  return useDeskAction('detailsChange', {
    // A setting's name has no dot; the contract's paths into the request do.
    isField: (name) => !name.includes('.'),
    toast: false,
    undo: describePages,
    refreshOnConflict: 'detailsView',
    onSuccess: () => refreshDesk(queryClient, 'sessionView', undefined),
  })
}

/** Uploads a logo; it is used once the section is saved with its URL. */
export function useUploadLogo(mosque: string) {
  const { api, uploads } = useDesk()
  return useMutation({
    // The error is shown at the field.
    meta: { quiet: true },
    async mutationFn(picture: Omit<FileToSend, 'purpose'>) {
      const upload = await uploads.send(mosque, { purpose: 'logo', ...picture })
      return read(callDesk(api, 'detailsPicture', { mosque, body: { upload } }))
    },
  })
}
