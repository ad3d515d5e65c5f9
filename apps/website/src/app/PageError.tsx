import { BrokenScreen, NotFoundScreen, UnloadedScreen } from '@minaret/screens/not-found'
import { useCallback, useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { visit } from './browser.ts'
import { missingOf } from './missing.ts'
import { MissingCodeError, reloadOnce, siteAnswers } from './missingCode.ts'
import { PageLoading } from './PageLoading.tsx'

/** A page that is not there, that did not come, or that failed; the layout stays. */
export function PageError() {
  const error = useRouteError()
  if (error instanceof MissingCodeError) return <Unloaded />
  if (!isRouteErrorResponse(error)) return <BrokenScreen sudden />
  if (error.status !== 404) return <BrokenScreen />
  return missingOf(error.data) ?? <NotFoundScreen />
}

/**
 * The classic after a release: the page asks for a file of the one before. The visitor sees no more of it than a moment's
 * wait, once a visit; then it is said, and theirs to reload.
 */
function Unloaded() {
  const [answers, setAnswers] = useState<boolean>()

  useEffect(() => {
    let wanted = true
    void siteAnswers().then((known) => {
      if (wanted && !(known && reloadOnce(visit))) setAnswers(known)
    })
    return () => {
      wanted = false
    }
  }, [])

  // A reload without a connection ends at the browser's own page, with no way back but its button.
  const retry = useCallback(async () => {
    setAnswers(undefined)
    if (await siteAnswers()) window.location.reload()
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
