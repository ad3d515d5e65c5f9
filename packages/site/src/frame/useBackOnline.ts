import { useToasts } from '@minaret/domain'
import { useWords } from '@minaret/screens/app'
import { useEffect } from 'react'

/** Says when the connection is back. That it is gone stands in the page for as long as it is (`@minaret/screens/shell`). */
export function useBackOnline(): void {
  const { t } = useWords()
  const { show } = useToasts()
  useEffect(() => {
    const back = () => show('info', t.site.online)
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [show, t])
}
