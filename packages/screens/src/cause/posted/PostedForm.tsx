import type { Cause } from '@minaret/contract'
import { removePosted, useDomain, usePosted } from '@minaret/domain'
import { lazy, useEffect, useRef, useState } from 'react'
import { LazyBoundary } from '../../app/LazyBoundary.tsx'
import { useHydrated } from '../../app/useHydrated.ts'
import { useMessages } from '../../app/MessagesProvider.tsx'
import { sendPendingPost } from '../../press/index.ts'
import styles from '../cause.module.css'
import { GiftForm } from '../GiftForm.tsx'
import { prepareDetails } from '../lazySteps.ts'
import type { PreHydrationInput } from '../earlierInput.ts'
import type { DonationContext } from '../useDraft.ts'

/** Rendered by the server; the browser keeps its HTML until the form's steps have loaded. */
const ResponseStep = lazy(() =>
  import.meta.env.SSR
    ? import('./ResponseStep.tsx').then((part) => ({ default: part.ResponseStep }))
    : new Promise<never>(() => {}),
)

/** The donation form of a page where the server also handles it without scripts. */
export function PostedForm(props: DonationContext) {
  const isServerRendered = !useHydrated()
  const posted = usePosted()
  const [hasResponse] = useState(isServerRendered && posted !== undefined)
  return hasResponse ? <ServerResponse {...props} /> : <GiftForm {...props} />
}

/** The server's response until the steps have loaded, which then continue with the values of its fields. */
function ServerResponse(props: DonationContext) {
  const { cause, campaignId, causeChoice } = props
  const { language } = useMessages('cause')
  const form = useRef<HTMLElement>(null)
  const [code, setCode] = useState<{ read: ReadResponse } | 'missing'>()
  useEffect(() => {
    Promise.all([import('../stepsChunk.ts'), prepareDetails(language)]).then(
      ([{ readServerForm }]) => setCode({ read: readServerForm }),
      () => setCode('missing'),
    )
  }, [language])
  const isMissing = code === 'missing'
  useEffect(() => {
    // Lets the server handle the form as before.
    if (isMissing) sendPendingPost(form.current)
  }, [isMissing])
  if (typeof code === 'object') return <HydratedResponse {...props} read={code.read} />
  return (
    <section className={styles.form} aria-labelledby="gift-step" data-waits={isMissing ? undefined : 'gift'} ref={form}>
      <LazyBoundary fallback={null}>
        <ResponseStep cause={cause} campaignId={campaignId} causeChoice={causeChoice} />
      </LazyBoundary>
    </section>
  )
}

type ReadResponse = (cause: Cause, locale: string) => PreHydrationInput | undefined

/** The scripted form, which replaces the server's response. @param read reads the response, still in the page */
function HydratedResponse({ read, ...props }: DonationContext & { read: ReadResponse }) {
  const { format } = useMessages('cause')
  const domain = useDomain()
  const [answer] = useState(() => read(props.cause, format.locale))
  useEffect(() => removePosted(domain), [domain])
  return <GiftForm {...props} answer={answer} />
}
