import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useDesk } from '../DeskProvider.tsx'
import { deskTagKey } from '../deskKeys.ts'
import type { DraftPlace, OpenDraft } from './deskDrafts.ts'
import type { DraftForm, ListedDraft } from './draftStore.ts'

/** A form whose text is never lost. */
export type DraftOptions<T> = DraftForm & {
  /** What the form is called in the list of drafts. */
  title: string
  /** The page of the desk that shows it. */
  path: string
  /**
   * Where its draft may lie. Passwords, codes, keys and bank details have none; children's data and messages to the imam lie on
   * the server only, but for a register's marks without names.
   */
  place?: DraftPlace
  /** Turns what was stored into a value, or into nothing when it is not one any more. */
  accept(value: unknown): T | undefined
}

/** What was typed in a form and not saved. */
export type Draft<T> = {
  /** Nothing while there is no draft. */
  value: T | undefined
  /** Whether it is still being looked for: show the form when it is not, so that nothing typed is overwritten. */
  isLoading: boolean
  /** When it was typed, if it was typed before this page was opened. */
  restoredFrom: string | undefined
  /** Whether the newest text lies in a store; nothing while that is not known yet. */
  isStored: boolean | undefined
  /** What is typed when this is called, drawn or not. */
  latest(): T | undefined
  /** Stores what is typed now; nothing: it was saved, or is not wanted. */
  change(next: T | undefined | ((now: T | undefined) => T | undefined)): void
}

/** Drafts one form as it is typed: over a reload, a logout, a crash and a server that is away. */
export function useDraft<T>({ mosque, form, title, path, place = 'device', accept }: DraftOptions<T>): Draft<T> {
  const { drafts } = useDesk()
  const queryClient = useQueryClient()
  const id = `${drafts.whose() ?? ''} ${place} ${mosque} ${form}`
  const entry = useStore(drafts.open, (all) => all[id])
  const put = (created: OpenDraft) => drafts.open.setState((all) => ({ ...all, [id]: created }))

  useEffect(() => {
    if (entry) return undefined
    let isCurrent = true
    void drafts
      .storeOf(place)
      .read({ mosque, form })
      .then((stored) => {
        if (!isCurrent || drafts.open.getState()[id]) return
        put(stored ? { value: parse(stored.value), restoredFrom: stored.at, isStored: true } : {})
      })
    return () => {
      isCurrent = false
    }
    // The form is looked for once; what is read afterwards is what was typed here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, entry === undefined])

  const value = entry?.value === undefined ? undefined : accept(entry.value)
  const latest = () => {
    const typed = drafts.open.getState()[id]?.value
    return typed === undefined ? undefined : accept(typed)
  }
  return {
    value,
    isLoading: entry === undefined,
    restoredFrom: value === undefined ? undefined : entry?.restoredFrom,
    isStored: entry?.isStored,
    latest,
    change(next) {
      const created = next instanceof Function ? next(latest()) : next
      put(created === undefined ? {} : { value: created })
      const store = drafts.storeOf(place)
      if (created === undefined) store.remove({ mosque, form })
      else
        void store
          .write({ mosque, form }, { title, path, value: JSON.stringify(created), at: new Date().toISOString() })
          .then((isStored) => {
            const latestEntry = drafts.open.getState()[id]
            if (latestEntry?.value === created) put({ ...latestEntry, isStored })
          })
      void queryClient.invalidateQueries({ queryKey: draftsKey(mosque), refetchType: 'none' })
    },
  }
}

const draftsKey = (mosque: string) => deskTagKey(mosque, 'drafts')

/** A draft in the list, and where it lies. */
export type DraftInList = ListedDraft & { place: DraftPlace }

/** What was typed at a mosque and not saved, on this device and on the server, the newest first. */
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
        places.map(async (place) => (await drafts.storeOf(place).list(mosque)).map((one) => ({ ...one, place }))),
      )
      return lists.flat().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    },
  })
}

/** Forgets a draft from the list. */
export function useDiscardDraft(mosque: string) {
  const { drafts, queryClient } = useDesk()
  return ({ form, place }: DraftInList) => {
    drafts.storeOf(place).remove({ mosque, form })
    drafts.open.setState((all) => ({ ...all, [`${drafts.whose() ?? ''} ${place} ${mosque} ${form}`]: {} }))
    queryClient.setQueryData<DraftInList[]>(draftsKey(mosque), (list) => list?.filter((one) => one.form !== form))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
