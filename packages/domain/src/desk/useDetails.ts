import { callDesk, read } from '@minaret/client'
import { useMutation } from '@tanstack/react-query'
import { refreshDesk } from './deskKeys.ts'
import { useDesk } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import type { FileToSend } from './uploads.ts'

/**
 * Changes a section. Everything of the mosque is read again, its name at the head of every page too, and the change can
 * be undone from the bar.
 * @param saved what the bar says of the pages that the site has gained or lost; undefined if the usual sentence will do
 */
export function useChangeDetails(
  saved: (pages: { opened: readonly string[]; closed: readonly string[] }) => string | undefined,
) {
  const { queryClient } = useDesk()
  return useDeskAction('detailsChange', {
    // A setting's own name; the contract's paths into the request have a dot.
    isField: (name) => !name.includes('.'),
    toast: false,
    undo: saved,
    refreshOnConflict: 'detailsView',
    onSuccess: () => refreshDesk(queryClient, 'sessionView', undefined),
  })
}

/** Stores a picture for a logo; it is used once the section is saved with its address. */
export function useUploadLogo(mosque: string) {
  const { api, uploads } = useDesk()
  return useMutation({
    // It is said beside the field.
    meta: { quiet: true },
    async mutationFn(picture: Omit<FileToSend, 'purpose'>) {
      const upload = await uploads.send(mosque, { purpose: 'logo', ...picture })
      return read(callDesk(api, 'detailsPicture', { mosque, body: { upload } }))
    },
  })
}
