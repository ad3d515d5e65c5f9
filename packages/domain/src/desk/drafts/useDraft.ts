import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useDesk } from '../DeskProvider.tsx'
import { deskTagKey } from '../deskKeys.ts'
import type { DraftPlace, OpenDraft } from './deskDrafts.ts'
import type { DraftForm, ListedDraft } from './draftStore.ts'

/** Options of {@link useDraft}. */
export type DraftOptions<T> = DraftForm & {
  /** The form's name in the list of drafts. */
  title: string
  /** The path of the form's page. */
  path: string
  /**
   * Where its draft is stored. Passwords, codes, keys and bank details have no draft. Children's data and messages to the imam
   * are stored on the server only, except a register's marks, which have no names.
   */
  place?: DraftPlace
  /** Parses a stored value; undefined if it is no longer valid. */
  parse(value: unknown): T | undefined
}

/** The unsaved values of a form. */
export type Draft<T> = {
  /** Undefined if there is no draft. */
  value: T | undefined
  /** Whether the store is still being read. The form is shown only afterwards, so that nothing typed is overwritten. */
  isLoading: boolean
  /** When it was typed, if that was before this page was opened. */
  restoredFrom: string | undefined
  /** Whether a store has the newest text; undefined until it has responded. */
  isStored: boolean | undefined
  /** The value at the time of the call, rendered or not. */
  latest(): T | undefined
  /** Stores the current value; undefined deletes the draft, after a save or when it is discarded. */
  change(next: T | undefined | ((current: T | undefined) => T | undefined)): void
}

/** Drafts one form as it is typed, so that it survives a reload, a logout, a crash and an unreachable server. */
export function useDraft<T>({ mosque, form, title, path, place = 'device', parse }: DraftOptions<T>): Draft<T> {
  const { drafts } = useDesk()
  const queryClient = useQueryClient()
  const id = `${drafts.currentAccount() ?? ''} ${place} ${mosque} ${form}`
  const entry = useStore(drafts.open, (all) => all[id])
  const setDraft = (draft: OpenDraft) => drafts.open.setState((all) => ({ ...all, [id]: draft }))

  useEffect(() => {
    if (entry) return undefined
    let isCurrent = true
    void drafts
      .storeOf(place)
      .read({ mosque, form })
      .then((stored) => {
        if (!isCurrent || drafts.open.getState()[id]) return
        setDraft(stored ? { value: parseJson(stored.value), restoredFrom: stored.at, isStored: true } : {})
      })
    return () => {
      isCurrent = false
    }
    // The store is read once; afterwards the value comes from this page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, entry === undefined])

  const value = entry?.value === undefined ? undefined : parse(entry.value)
  const latest = () => {
    const current = drafts.open.getState()[id]?.value
    return current === undefined ? undefined : parse(current)
  }
  return {
    value,
    isLoading: entry === undefined,
    restoredFrom: value === undefined ? undefined : entry?.restoredFrom,
    isStored: entry?.isStored,
    latest,
    change(next) {
      const newValue = next instanceof Function ? next(latest()) : next
      setDraft(newValue === undefined ? {} : { value: newValue })
      const store = drafts.storeOf(place)
      if (newValue === undefined) store.remove({ mosque, form })
      else
        void store
          .write({ mosque, form }, { title, path, value: JSON.stringify(newValue), at: new Date().toISOString() })
          .then((isStored) => {
            const latestEntry = drafts.open.getState()[id]
            if (latestEntry?.value === newValue) setDraft({ ...latestEntry, isStored })
          })
      void queryClient.invalidateQueries({ queryKey: draftsKey(mosque), refetchType: 'none' })
    },
  }
}

const draftsKey = (mosque: string) => deskTagKey(mosque, 'drafts')

/** A draft in the list, with its place. */
export type DraftInList = ListedDraft & { place: DraftPlace }

/** The drafts of a mosque, on this device and on the server, newest first. */
export function useDraftList(mosque: string) {
  const { drafts } = useDesk()
  return useQuery({
    queryKey: draftsKey(mosque),
    staleTime: 0,
    meta: { quiet: true },
    async queryFn(): Promise<DraftInList[]> {
      const [device, server] = [drafts.storeOf('device'), drafts.storeOf('server')]
      const places = device === server ? (['server'] as const) : (['device', 'server'] as const)
      const lists = await Promise.all(
        places.map(async (place) => (await drafts.storeOf(place).list(mosque)).map((draft) => ({ ...draft, place }))),
      )
      return lists.flat().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    },
  })
}

/** Deletes a draft of the list. */
export function useDiscardDraft(mosque: string) {
  const { drafts, queryClient } = useDesk()
  return ({ form, place }: DraftInList) => {
    drafts.storeOf(place).remove({ mosque, form })
    drafts.open.setState((all) => ({ ...all, [`${drafts.currentAccount() ?? ''} ${place} ${mosque} ${form}`]: {} }))
    queryClient.setQueryData<DraftInList[]>(draftsKey(mosque), (list) => list?.filter((draft) => draft.form !== form))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
