import type { components } from '@minaret/contract'
import { useRegisterChildren } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { FormFrame, useAttempt, useOwnDetails, useSiteForm } from '../forms/index.ts'
import { Children } from './Children.tsx'
import { Consent } from './Consent.tsx'
import { type FamilyFields, newChild, registrationOf } from './family.ts'
import { Guardians } from './Guardians.tsx'
import styles from './maktab.module.css'
import { Registered } from './Registered.tsx'
import { Review } from './Review.tsx'

const reviewStep = 'review'

/**
 * The registration form for a family, with a review step. The children's data stays in this page's memory; a reload
 * restores only the adults.
 */
export function FamilyForm() {
  const { t, format } = useMessages('maktab', 'forms')
  const location = usePageLocation()
  const registration = useRegisterChildren()
  const sendAttempt = useAttempt()
  const [isChecked, setChecked] = useState(false)
  const form = useSiteForm<FamilyFields, components['schemas']['MaktabRegistered']>({
    name: 'maktab',
    keep: [
      'attemptId',
      'guardian.name',
      'guardian.email',
      'guardian.contactNumber',
      'guardian.relationship',
      'guardian.address',
      'secondContact.name',
      'secondContact.contactNumber',
      'secondContact.relationship',
    ],
    start: { children: [newChild()] },
    send(family, extra) {
      const draft = { stored: family.attemptId, keep: (id: string) => form.library.setValue('attemptId', id) }
      return sendAttempt(draft, (attempt) => registration.run({ ...registrationOf(family, attempt), ...extra }))
    },
  })
  const { getValues, setValue } = form.library
  useOwnDetails(({ name, email, contactNumber }) => {
    if (!getValues('guardian.name')) setValue('guardian.name', name)
    if (!getValues('guardian.email')) setValue('guardian.email', email)
    if (!getValues('guardian.contactNumber')) setValue('guardian.contactNumber', contactNumber)
  })
  // With field errors the form returns to the fields.
  const hasFieldErrors = form.errors.some(({ id }) => id)
  const isReviewing = isChecked && !hasFieldErrors && location.search.get('step') === reviewStep
  const heading = useStepFocus(isReviewing)

  if (form.sent) return <Registered registration={form.sent.data} />
  const back = () => location.go(location.path)
  const review = async () => {
    if (!(await form.check())) return
    setChecked(true)
    if (!isReviewing)
      location.go(`${location.path}?step=${reviewStep}`, { replace: location.search.get('step') === reviewStep })
  }
  return (
    <FormFrame
      form={form}
      submit={isReviewing ? t.maktab.send : t.maktab.review}
      onSubmit={isReviewing ? undefined : () => void review()}
      privacy={t.maktab.privacy}
      besideSubmit={
        isReviewing && (
          <Button tone="quiet" size="large" onClick={back}>
            {t.maktab.changeSomething}
          </Button>
        )
      }
      hasHoneypot
    >
      <h3 ref={heading} tabIndex={-1} className={styles.step}>
        {(isReviewing ? t.maktab.steps.review : t.maktab.steps.fill)({
          step: format.number(isReviewing ? 2 : 1),
          of: format.number(2),
        })}
      </h3>
      <div className={styles.parts} hidden={isReviewing}>
        <Guardians form={form} />
        <Children form={form} />
        <Consent form={form} />
      </div>
      {isReviewing && <Review family={form.library.getValues()} />}
    </FormFrame>
  )
}

/** Moves the focus to the heading when the step changes, but not when the page opens. */
function useStepFocus(step: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}
