import { useDomain } from '@minaret/domain'
import { useCallback, useEffect, useState } from 'react'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { Disconnected } from './Disconnected.tsx'
import { InitialFormView } from './InitialFormView.tsx'
import { Giving } from './Giving.tsx'
import { GiftResult, ExpiredLinkPage } from './lazyParts.ts'
import { openLink } from './openLink.ts'
import type { AppPort, OpenedLink } from './port/index.ts'
import { usePaymentStatus } from './usePaymentStatus.ts'
import { useReportState } from './useReportState.ts'

type View = OpenedLink | { kind: 'opening' }

/** The view of the page's link: the form, its gift, or an error. */
export function LinkView({ port }: { port: AppPort }) {
  const [view, open] = useLink(port)
  useFocusOnChange(view.kind === 'opening' ? undefined : view.kind)
  switch (view.kind) {
    case 'opening':
      return <Opening port={port} />
    case 'offline':
      return <Disconnected port={port} onRetry={open} />
    case 'stale':
      return <ExpiredLinkPage port={port} />
    case 'gift':
      return <GiftResult port={port} id={view.id} onRetry={open} />
    case 'give':
      return <Giving port={port} link={view} />
  }
}

function useLink(port: AppPort): [View, () => void] {
  const domain = useDomain()
  const paymentStatus = usePaymentStatus()
  const [view, setView] = useState<View>(port.openedLink ?? { kind: 'opening' })
  const load = useCallback(() => {
    void openLink(domain, port).then(setView)
  }, [domain, port])
  const open = useCallback(() => {
    setView({ kind: 'opening' })
    load()
  }, [load])

  useEffect(() => {
    if (!port.openedLink) load()
  }, [port, load])
  useEffect(() => port.onGiftCompleted((id) => setView({ kind: 'gift', id })), [port])
  useEffect(() => {
    if (view.kind !== 'offline') return undefined
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [view.kind, open])

  // The gift was sent after the link expired, so the form can no longer be used.
  return [paymentStatus === 'stale' && view.kind === 'give' ? { kind: 'stale' } : view, open]
}

function Opening({ port }: { port: AppPort }) {
  useReportState(
    port,
    'opening',
    useCallback(() => port.close('back'), [port]),
  )
  return <InitialFormView />
}
