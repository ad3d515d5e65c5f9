import { OfflineNotice, useOnline } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'

/** Says for as long as there is no connection what that means for what is shown. The last thing of a page. */
export function Connection() {
  const { t } = useWords()
  return <OfflineNotice offline={!useOnline()}>{t.site.offline}</OfflineNotice>
}
