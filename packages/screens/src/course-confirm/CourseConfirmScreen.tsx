import { statusOf, useConfirmApplication } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { SentConfirmation } from '../forms/index.ts'

/** Status codes of an unknown, expired or malformed token. */
const invalidLinkStatuses = [400, 404, 410, 422]

/**
 * Confirms a course application from a link in an email. It needs a press, because mail programs open links automatically.
 * Repeating it has the same result.
 */
export function CourseConfirmScreen({ params }: { params: Params }) {
  const { t } = useMessages('courses', 'forms')
  const texts = t.courses.confirm
  const reference = useLinkToken('courseConfirm', params.token ?? '')
  const { status, data, error, run } = useConfirmApplication()
  const canOpen = useOpenScreens()
  const coursesLink = canOpen('courses') ? (
    <ButtonLink href={pathTo('courses')} tone="quiet">
      {t.courses.others}
    </ButtonLink>
  ) : (
    <ButtonLink href="/">{texts.home}</ButtonLink>
  )
  if (reference === null || (status === 'failure' && invalidLinkStatuses.includes(statusOf(error))))
    return (
      <Section width="narrow">
        <PageMeta title={texts.oldLink} noIndex />
        <EmptyState seed="course" level={1} title={texts.oldLink} action={coursesLink}>
          {texts.oldLinkMore}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <PageMeta title={texts.title} noIndex />
      <PageHeader
        title={texts.title}
        lead={data ? <IsolatedText>{data.course.title}</IsolatedText> : texts.lead}
        width="narrow"
        seed="course"
      />
      <Section width="narrow">
        {data ? (
          <SentConfirmation title={data.state === 'waiting' ? t.courses.waiting : texts.done} action={coursesLink}>
            <p>{data.state === 'waiting' ? texts.waitingMore : texts.doneMore}</p>
          </SentConfirmation>
        ) : (
          <>
            {status === 'failure' && (
              <Notice tone="danger" live="assertive">
                {t.forms.unsent}
              </Notice>
            )}
            <noscript>
              <p>{t.forms.noScript}</p>
            </noscript>
            <Button
              size="large"
              busy={!reference || status === 'in progress'}
              onClick={() => void (reference && run({ reference }))}
            >
              {texts.act}
            </Button>
          </>
        )}
      </Section>
    </>
  )
}
