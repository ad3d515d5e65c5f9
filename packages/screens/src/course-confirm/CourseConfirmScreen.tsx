import { statusOf, useConfirmApplication } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Notice, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { useLinkToken } from '../app/privateLink.ts'
import type { Params } from '../app/screen.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { SentConfirmation } from '../forms/index.ts'

/** Status codes of an unknown, expired or malformed token. */
const invalidLinkStatuses = [400, 404, 410, 422]

/**
 * Confirms a course application from a link in an email. It needs a press, because mail programs open links themselves.
 * Repeating it has the same result.
 */
export function CourseConfirmScreen({ params }: { params: Params }) {
  const { t } = useWords('courses', 'forms')
  const words = t.courses.confirm
  const reference = useLinkToken('courseConfirm', params.token ?? '')
  const { status, data, error, run } = useConfirmApplication()
  const open = useOpenScreens()
  const coursesLink = open('courses') ? (
    <ButtonLink href={pathTo('courses')} tone="quiet">
      {t.courses.others}
    </ButtonLink>
  ) : (
    <ButtonLink href="/">{words.home}</ButtonLink>
  )
  if (reference === null || (status === 'failure' && invalidLinkStatuses.includes(statusOf(error))))
    return (
      <Section width="narrow">
        <PageMeta title={words.oldLink} hidden />
        <EmptyState seed="course" level={1} title={words.oldLink} action={coursesLink}>
          {words.oldLinkMore}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <PageMeta title={words.title} hidden />
      <PageHeader
        title={words.title}
        lead={data ? <IsolatedText>{data.course.title}</IsolatedText> : words.lead}
        width="narrow"
        seed="course"
      />
      <Section width="narrow">
        {data ? (
          <SentConfirmation title={data.state === 'waiting' ? t.courses.waiting : words.done} action={coursesLink}>
            <p>{data.state === 'waiting' ? words.waitingMore : words.doneMore}</p>
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
              {words.act}
            </Button>
          </>
        )}
      </Section>
    </>
  )
}
