import { isRecord, useDomain } from '@minaret/domain'
import { useEffect } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'

const pattern = /^[A-Za-z0-9_-]{11}$/
const [visitKey, ownKey] = ['campaignRef', 'campaignLinks']

/** The supporter's reference in a URL; undefined if there is none. */
export function supporterRefIn(search: URLSearchParams): string | undefined {
  const ref = search.get('ref') ?? ''
  return pattern.test(ref) ? ref : undefined
}

const parseRef = (value: unknown) => (typeof value === 'string' && pattern.test(value) ? value : undefined)

/**
 * The reference of the link that the visitor followed, kept for the whole visit so that a gift after several steps carries
 * it too. A link to another campaign replaces it.
 */
export function useSupporterRef(id: string): string | undefined {
  const { visit } = useDomain()
  const urlRef = supporterRefIn(usePageLocation().search)
  useEffect(() => {
    if (urlRef) visit.write(visitKey, { id, ref: urlRef })
  }, [visit, id, urlRef])
  return (
    urlRef ??
    visit.read(visitKey, (stored) => (isRecord(stored) && stored.id === id ? parseRef(stored.ref) : undefined))
  )
}

/** The visitor's own links by campaign, stored permanently so that a later visit shows the amount raised. */
export function useOwnLinks(id: string) {
  const { storage } = useDomain()
  const readAll = () => storage.read(ownKey, (value) => (isRecord(value) ? value : undefined)) ?? {}
  return {
    read: () => parseRef(readAll()[id]),
    save: (ref: string) => storage.write(ownKey, { ...readAll(), [id]: ref }),
  }
}
