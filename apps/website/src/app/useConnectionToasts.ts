import { useToasts } from '@minaret/domain'
import { useWords } from '@minaret/screens/app'
import { useEffect } from 'react'

/** Says when the connection is lost, and when it is back. */
export function useConnectionToasts(): void {
  const { t } = useWords()
  const { show } = useToasts()
  useEffect(() => {
    const lost = () => show('warning', t.site.offline)
    const back = () => show('info', t.site.online)
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [show, t])
}
