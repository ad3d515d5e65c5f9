import type { Cause } from '@minaret/contract'
import { causeQueries, type Domain, isMissing, useCause, useTenant } from '@minaret/domain'
import { Button, Card, Notice, PageHeader, Picture, Section, Skeleton } from '@minaret/ui'
import { lazyOnVisible } from '../app/lazyOnVisible.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import type { Params } from '../app/screen.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { NotFoundScreen } from '../not-found/index.ts'
import { NoCards } from './BankDetails.tsx'
import styles from './cause.module.css'

const GiftForm = lazyOnVisible(async () => (await import('./giftFormChunk.ts')).PostedForm, ['cause'], FormSkeleton)

/** The page of one cause, with its donation form. */
export function CauseScreen({ params }: { params: Params }) {
  const { t } = useMessages('cause')
  const cause = useCause(params.id ?? '')
  if (cause.status === 'success') return <CauseView cause={cause.data} key={cause.data.id} />
  if (cause.status === 'failure' && isMissing(cause.error)) return <NotFoundScreen />
  return (
    <Section>
      <PageMeta title={t.site.donate} noIndex />
      {cause.status === 'failure' ? (
        <Notice
          tone="warning"
          live="polite"
          title={t.cause.failed}
          action={<Button onClick={cause.retry}>{t.retry}</Button>}
        />
      ) : (
        <Skeleton shape="form" label={t.cause.loading} />
      )}
    </Section>
  )
}

/** The placeholder while the form's code loads. */
function FormSkeleton() {
  const { t } = useMessages('cause')
  return (
    <Card>
      <Skeleton shape="form" label={t.cause.loading} />
    </Card>
  )
}

/** The width of the story beside the form, or of the page: see `cause.module.css`. */
const storyWidth = '(min-width: 60rem) min(42rem, 50vw), 100vw'

function CauseView({ cause }: { cause: Cause }) {
  const { t } = useMessages('cause')
  const { payment } = useTenant()
  const isCheckout = useIsCheckout()
  return (
    <>
      <PageMeta title={cause.title} description={cause.summary} image={cause.image} />
      {!isCheckout && (
        <PageHeader
          tone="deep"
          eyebrow={<IsolatedText>{cause.fund}</IsolatedText>}
          title={<IsolatedText>{cause.title}</IsolatedText>}
          lead={<IsolatedText>{cause.summary}</IsolatedText>}
          seed={cause.id}
        />
      )}
      <Section lift={!isCheckout} width={isCheckout ? 'narrow' : 'wide'}>
        <div className={isCheckout ? undefined : styles.columns}>
          <div className={styles.main} data-first="">
            {payment.setting === 'none' ? <NoCards /> : <GiftForm cause={cause} />}
          </div>
          {!isCheckout && (
            <section className={styles.story} aria-labelledby="story">
              <h2 id="story">{t.cause.about}</h2>
              {cause.image && (
                <Picture image={{ ...cause.image, sizes: storyWidth }} seed={cause.id} className={styles.picture} />
              )}
              {cause.story.map((paragraph) => (
                <p key={paragraph}>
                  <IsolatedText>{paragraph}</IsolatedText>
                </p>
              ))}
            </section>
          )}
        </div>
      </Section>
    </>
  )
}

/** Prefetches the cause. Rejects if it does not exist. */
export const prefetchCause = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(causeQueries.view(api, params.id ?? ''))
