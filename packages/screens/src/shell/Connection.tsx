import { OfflineNotice, useOnline } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** The notice while there is no connection, at the end of the page. */
export function Connection() {
  const { t } = useWords()
  return <OfflineNotice offline={!useOnline()}>{t.site.offline}</OfflineNotice>
}
