import type { components } from '@minaret/contract'
import { useApplyForCourse } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Notice, TextArea, TextField } from '@minaret/ui'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import {
  FormFrame,
  SentConfirmation,
  useAttempt,
  useRemainingText,
  useOwnDetails,
  useRules,
  useSiteForm,
} from '../forms/index.ts'

type Application = { attemptId?: string; name: string; email: string; contactNumber: string; message: string }

/** The maximum length of a message in the contract. */
const maxLength = 4000

/** The application form of a course, the reason it is closed, or the confirmation after sending. */
export function Apply({ course }: { course: components['schemas']['CourseDetail'] }) {
  const { t, format } = useMessages('courses', 'classes', 'forms')
  const rules = useRules()
  const formatRemaining = useRemainingText()
  const apply = useApplyForCourse()
  const sendAttempt = useAttempt()
  const form = useSiteForm<Application, components['schemas']['CourseApplied']>({
    name: `course-${course.id}`,
    keep: ['attemptId', 'name', 'email', 'contactNumber', 'message'],
    send({ attemptId, name, email, contactNumber, message }, extra) {
      const application = {
        courseId: course.id,
        name: name.trim(),
        email: email.trim(),
        contactNumber: contactNumber.trim() || undefined,
        message: message.trim() || undefined,
        ...extra,
      }
      const draft = { stored: attemptId, keep: (id: string) => form.library.setValue('attemptId', id) }
      return sendAttempt(draft, (attempt) => apply.run({ ...application, attemptId: attempt }))
    },
  })
  const { getValues, setValue } = form.library
  useOwnDetails(({ name, email }) => {
    if (!getValues('name')) setValue('name', name)
    if (!getValues('email')) setValue('email', email)
  })

  if (form.sent?.data.state === 'unconfirmed')
    return (
      <SentConfirmation title={t.courses.unconfirmed} action={<OtherCourses />}>
        <p>{t.courses.unconfirmedMore}</p>
      </SentConfirmation>
    )
  if (form.sent) {
    const isWaitingList = form.sent.data.state === 'waiting'
    return (
      <SentConfirmation title={isWaitingList ? t.courses.waiting : t.courses.received} action={<OtherCourses />}>
        <p>{isWaitingList ? t.courses.waitingMore : t.courses.receivedMore}</p>
      </SentConfirmation>
    )
  }
  if (!course.open)
    return (
      <Notice title={t.courses.closed} action={<OtherCourses />}>
        {course.closes && course.closes < (course.ends ?? '9999')
          ? t.courses.closedOn({ day: format.day(course.closes).date })
          : t.courses.closedMore}
      </Notice>
    )
  return (
    <>
      {course.places === 0 && <Notice title={t.courses.full}>{t.courses.fullMore}</Notice>}
      <FormFrame
        form={form}
        submit={course.places === 0 ? t.courses.joinWaiting : t.courses.send}
        privacy={t.courses.privacy}
        hasHoneypot
      >
        <TextField {...form.field('name', rules.name)} label={t.forms.name} autoComplete="name" />
        <TextField
          {...form.field('email', rules.email)}
          type="email"
          inputMode="email"
          label={t.forms.email}
          hint={t.courses.emailHint}
          autoComplete="email"
        />
        <TextField
          {...form.field('contactNumber', rules.optionalNumber)}
          type="tel"
          label={t.forms.number}
          optional={t.forms.optional}
          autoComplete="tel"
        />
        <TextArea
          {...form.area('message', rules.atMost(maxLength))}
          rows={3}
          label={t.courses.message}
          optional={t.forms.optional}
          limit={maxLength}
          remaining={formatRemaining}
        />
      </FormFrame>
    </>
  )
}

function OtherCourses() {
  const { t } = useMessages('courses')
  const canOpen = useOpenScreens()
  return canOpen('courses') ? (
    <ButtonLink href={pathTo('courses')} tone="quiet">
      {t.courses.others}
    </ButtonLink>
  ) : null
}
