import { OfflineNotice, useOnline } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The notice while there is no connection, at the end of the page. */
export function Connection() {
  const { t } = useMessages()
  return <OfflineNotice offline={!useOnline()}>{t.site.offline}</OfflineNotice>
}
