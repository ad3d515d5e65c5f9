import { Skeleton } from '@minaret/ui'
import { type ComponentType, lazy } from 'react'
import { loadWithTimeout } from '../app/loadWithTimeout.ts'
import { Failed } from '../app/Failed.tsx'
import { LazyBoundary } from '../app/LazyBoundary.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/**
 * A form whose code loads after its page: the server renders it, so nobody waits for form code in order to read. If the code
 * cannot load, an error takes the form's place.
 * @param load imports the form
 */
export function lazyForm<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Form = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await loadWithTimeout(load()) }
    } catch {
      return { default: LoadError }
    }
  })
  return function LazyForm(props: P) {
    const { t } = useWords('forms')
    return (
      <LazyBoundary fallback={<Skeleton shape="form" label={t.forms.loading} />}>
        <Form {...props} />
      </LazyBoundary>
    )
  }
}

function LoadError() {
  const { t } = useWords('forms')
  return <Failed title={t.forms.notLoaded} retry={() => window.location.reload()} />
}
