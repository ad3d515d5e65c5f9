import type { Cause } from '@minaret/contract'
import { forgetPosted, useDomain, usePosted } from '@minaret/domain'
import { lazy, useEffect, useRef, useState } from 'react'
import { LazyBoundary } from '../../app/LazyBoundary.tsx'
import { useHydrated } from '../../app/useHydrated.ts'
import { useWords } from '../../app/WordsProvider.tsx'
import { sendPendingPost } from '../../press/index.ts'
import styles from '../cause.module.css'
import { GiftForm } from '../GiftForm.tsx'
import { prepareDetails } from '../lazySteps.ts'
import type { Typed } from '../typedBefore.ts'
import type { Giving } from '../useDraft.ts'

/** The server draws it; a browser leaves it as it is until the form's own steps have come. */
const AnsweredStep = lazy(() =>
  import.meta.env.SSR
    ? import('./AnsweredStep.tsx').then((part) => ({ default: part.AnsweredStep }))
    : new Promise<never>(() => {}),
)

/** The form of a page on which the server answers it, too, where no script runs. */
export function AnsweringForm(props: Giving) {
  const isDrawn = !useHydrated()
  const posted = usePosted()
  const [isAnswer] = useState(isDrawn && posted !== undefined)
  return isAnswer ? <Answer {...props} /> : <GiftForm {...props} />
}

/** The server's answer, until the code of the steps has come: then they go on with what stands in its fields. */
function Answer(props: Giving) {
  const { cause, campaignId } = props
  const { language } = useWords('cause')
  const form = useRef<HTMLElement>(null)
  const [code, setCode] = useState<{ read: ReadAnswer } | 'missing'>()
  useEffect(() => {
    Promise.all([import('../stepsChunk.ts'), prepareDetails(language)]).then(
      ([{ typedInAnswer }]) => setCode({ read: typedInAnswer }),
      () => setCode('missing'),
    )
  }, [language])
  const isMissing = code === 'missing'
  useEffect(() => {
    // The server answers as before.
    if (isMissing) sendPendingPost(form.current)
  }, [isMissing])
  if (typeof code === 'object') return <AnsweredForm {...props} read={code.read} />
  return (
    <section className={styles.form} aria-labelledby="gift-step" data-waits={isMissing ? undefined : 'gift'} ref={form}>
      <LazyBoundary fallback={null}>
        <AnsweredStep cause={cause} campaignId={campaignId} />
      </LazyBoundary>
    </section>
  )
}

type ReadAnswer = (cause: Cause, locale: string) => Typed | undefined

/** The form that runs by scripts, in the answer's place. @param read reads the answer, which stands in the page until this does */
function AnsweredForm({ read, ...props }: Giving & { read: ReadAnswer }) {
  const { format } = useWords('cause')
  const domain = useDomain()
  const [answer] = useState(() => read(props.cause, format.locale))
  useEffect(() => forgetPosted(domain), [domain])
  return <GiftForm {...props} answer={answer} />
}
