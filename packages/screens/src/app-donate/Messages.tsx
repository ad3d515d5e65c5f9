import { Button, MessagePage } from '@minaret/ui'
import { useCallback } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { WebsiteLink, type WebsiteLinkProps } from './WebsiteLink.tsx'
import type { AppPort } from './port/index.ts'
import { useReportState } from './useReportState.ts'

/** The page of a used, expired or invalid link; the app can create another. */
export function ExpiredLinkPage({ port }: { port: AppPort }) {
  const { t } = useMessages('appDonate')
  const close = useCallback(() => port.close('stale'), [port])
  useReportState(port, 'stale', close)
  return (
    <MessagePage
      seed="stale"
      title={t.appDonate.stale.title}
      actions={port.hasListener && <Button onClick={close}>{t.appDonate.close}</Button>}
    >
      <p>{t.appDonate.stale.more}</p>
    </MessagePage>
  )
}

/** The page of a mosque that takes no payments inside its app. */
export function NoPaymentsPage(props: Omit<WebsiteLinkProps, 'tone'>) {
  const { t } = useMessages('appDonate')
  const { port } = props
  useReportState(
    port,
    'outside',
    useCallback(() => port.close('back'), [port]),
  )
  return (
    <MessagePage seed="outside" title={t.appDonate.outside.title} actions={<WebsiteLink {...props} />}>
      <p>{t.appDonate.outside.more}</p>
    </MessagePage>
  )
}
