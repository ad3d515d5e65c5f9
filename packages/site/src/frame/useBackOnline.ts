import { useToasts } from '@minaret/domain'
import { useMessages } from '@minaret/screens/app'
import { useEffect } from 'react'

/** Shows a toast when the connection is back. The offline notice is part of the page (`@minaret/screens/shell`). */
export function useBackOnline(): void {
  const { t } = useMessages()
  const { show } = useToasts()
  useEffect(() => {
    const onOnline = () => show('info', t.site.online)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [show, t])
}
