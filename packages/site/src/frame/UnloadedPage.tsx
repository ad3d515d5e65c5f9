import { UnloadedScreen } from '@minaret/screens/not-found'
import { useCallback, useEffect, useState } from 'react'
import { visit } from './browser.ts'
import { reloadOnce, isSiteReachable } from './missingCode.ts'
import { PageLoading } from './PageLoading.tsx'

/**
 * The classic after a release: the page asks for a file of the one before. The visitor sees no more of it than a moment's
 * wait, once a visit; then it is said, and theirs to reload.
 */
export function UnloadedPage() {
  const [answers, setAnswers] = useState<boolean>()

  useEffect(() => {
    let wanted = true
    void isSiteReachable().then((isReachable) => {
      if (wanted && !(isReachable && reloadOnce(visit))) setAnswers(isReachable)
    })
    return () => {
      wanted = false
    }
  }, [])

  // A reload without a connection ends at the browser's own page, with no way back but its button.
  const retry = useCallback(async () => {
    setAnswers(undefined)
    if (await isSiteReachable()) window.location.reload()
    else setAnswers(false)
  }, [])

  useEffect(() => {
    if (answers !== false) return undefined
    const back = () => void retry()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [answers, retry])

  if (answers === undefined) return <PageLoading />
  return <UnloadedScreen renewed={answers} onRetry={() => void retry()} />
}
