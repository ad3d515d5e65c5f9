import { read, send } from '@minaret/client'
import type { DetailsChange, DetailsPreviewRequest } from '@minaret/contract/desk'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { newSectionOf } from './conflicts.ts'
import { useDesk } from './DeskProvider.tsx'
import { deskQueries } from './queries.ts'
import type { FileToSend } from './uploads.ts'
import { useUndoable } from './useUndoable.ts'

const keyOf = (mosque: string) => [...deskQueries.mosque(mosque), 'details'] as const

/** A mosque’s details, section by section. */
export function useDetails(mosque: string) {
  const { api } = useDesk()
  return useQuery({
    queryKey: keyOf(mosque),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/mosques/{mosque}/details', { params: { path: { mosque } }, signal })),
  })
}

/**
 * Changes a section. Everything of the mosque is read again, its name at the head of every page too, and the change can
 * be undone from the bar.
 * @param saved what the bar says of the pages that the site has gained or lost; nothing where the usual sentence will do
 */
export function useChangeDetails(
  mosque: string,
  saved: (pages: { opened: readonly string[]; closed: readonly string[] }) => string | undefined,
) {
  const { api, queryClient } = useDesk()
  const undoable = useUndoable(mosque)
  return useMutation({
    // A setting's own name; the contract's paths into the request have a dot.
    meta: { isField: (name) => !name.includes('.') },
    mutationFn: (change: DetailsChange) =>
      send(api.POST('/api/desk/mosques/{mosque}/details', { params: { path: { mosque } }, body: change })),
    async onSuccess({ data }) {
      await Promise.all([
        undoable(data?.change, data && saved(data)),
        queryClient.invalidateQueries({ queryKey: deskQueries.session(api).queryKey }),
      ])
    },
    onError: (error) => newSectionOf(error) && queryClient.invalidateQueries({ queryKey: keyOf(mosque), exact: true }),
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
      const { data } = await send(
        api.POST('/api/desk/mosques/{mosque}/details/picture', { params: { path: { mosque } }, body: { upload } }),
      )
      if (!data) throw new Error('A stored picture has an address.')
      return data
    },
  })
}

/**
 * An address that shows the home page with details that are not saved; while another is made, the one before.
 * It opens once: it is made anew for other values, and is not read again for the same.
 */
export function useDetailsPreview(mosque: string, request: DetailsPreviewRequest) {
  const { api } = useDesk()
  return useQuery({
    queryKey: [...deskQueries.mosque(mosque), 'details-preview', request],
    queryFn: ({ signal }) =>
      read(
        api.POST('/api/desk/mosques/{mosque}/details/preview', { params: { path: { mosque } }, body: request, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
}
