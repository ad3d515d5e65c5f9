import { isRecord, useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'

const pattern = /^[A-Za-z0-9_-]{11}$/
const [visitKey, ownKey] = ['campaignRef', 'campaignLinks']

/** The supporter's link an address comes by, if any. */
export function refIn(search: URLSearchParams): string | undefined {
  const ref = search.get('ref') ?? ''
  return pattern.test(ref) ? ref : undefined
}

const refOf = (value: unknown) => (typeof value === 'string' && pattern.test(value) ? value : undefined)

/**
 * The link one has come by, for the whole visit: a gift made after some steps carries it too. A link to another campaign
 * takes its place.
 */
export function useSupporterRef(id: string): string | undefined {
  const { visit } = useDomain()
  const fromAddress = refIn(usePlace().search)
  useEffect(() => {
    if (fromAddress) visit.write(visitKey, { id, ref: fromAddress })
  }, [visit, id, fromAddress])
  return (
    fromAddress ??
    visit.read(visitKey, (stored) => (isRecord(stored) && stored.id === id ? refOf(stored.ref) : undefined))
  )
}

/** One's own links, by campaign, kept for good: a later visit shows what came by them. */
export function useOwnLinks(id: string) {
  const { storage } = useDomain()
  const all = () => storage.read(ownKey, (value) => (isRecord(value) ? value : undefined)) ?? {}
  return {
    read: () => refOf(all()[id]),
    keep: (ref: string) => storage.write(ownKey, { ...all(), [id]: ref }),
  }
}
