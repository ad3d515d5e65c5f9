import { useWords } from '@minaret/screens/app'
import { Spinner } from '@minaret/ui'

/** Shown in the place of a page whose code is not here: where no server has drawn it, or where it is tried again. */
export function PageLoading() {
  const { t } = useWords()
  return <Spinner page>{t.site.opening}</Spinner>
}
