import { CodeLoadErrorScreen } from '@minaret/screens/not-found'
import { useCallback, useEffect, useState } from 'react'
import { visit } from './browser.ts'
import { reloadOnce, isSiteReachable } from './missingCode.ts'
import { PageLoading } from './PageLoading.tsx'

/**
 * Shown if a page's code does not load, typically because a release has replaced the files. The page reloads by itself once a
 * visit; after that it shows an error with a reload button.
 */
export function CodeLoadError() {
  const [isReachable, setIsReachable] = useState<boolean>()

  useEffect(() => {
    let isCurrent = true
    void isSiteReachable().then((reachable) => {
      if (isCurrent && !(reachable && reloadOnce(visit))) setIsReachable(reachable)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  // Reloading offline would end at the browser's own error page.
  const retry = useCallback(async () => {
    setIsReachable(undefined)
    if (await isSiteReachable()) window.location.reload()
    else setIsReachable(false)
  }, [])

  useEffect(() => {
    if (isReachable !== false) return undefined
    const onOnline = () => void retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isReachable, retry])

  if (isReachable === undefined) return <PageLoading />
  return <CodeLoadErrorScreen isSiteReachable={isReachable} onRetry={() => void retry()} />
}
