import { Skeleton } from '@minaret/ui'
import { type ComponentType, lazy } from 'react'
import { codeInTime } from '../app/codeInTime.ts'
import { Failed } from '../app/Failed.tsx'
import { LatePart } from '../app/LatePart.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/**
 * A form whose code comes after its page: the host draws it with the page, and nobody waits for the code of forms to read.
 * Where it does not come, that is said in its place.
 * @param load imports it
 */
export function lateForm<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Form = lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await codeInTime(load()) }
    } catch {
      return { default: Unloaded }
    }
  })
  return function LateForm(props: P) {
    const { t } = useWords('forms')
    return (
      <LatePart fallback={<Skeleton shape="form" label={t.forms.loading} />}>
        <Form {...props} />
      </LatePart>
    )
  }
}

function Unloaded() {
  const { t } = useWords('forms')
  return <Failed title={t.forms.notLoaded} retry={() => window.location.reload()} />
}
