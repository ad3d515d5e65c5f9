import type { components } from '@minaret/contract'
import type { ParsedDate } from '@minaret/ui'

/** A child in the form. */
export type ChildFields = {
  firstName: string
  lastName: string
  /** Undefined until the field has a value. */
  dateOfBirth?: ParsedDate
  school: string
  needs: string
}

/** The form's values; their paths match the contract. */
export type FamilyFields = {
  /** The idempotency id, once the form has been sent. */
  attemptId?: string
  guardian: { name: string; email: string; contactNumber: string; relationship: string; address: string }
  secondContact: { name: string; contactNumber: string; relationship: string }
  children: ChildFields[]
  consent: boolean
  photos: boolean
}

/** The maximum number of children in the contract. */
export const maxChildren = 12

/** An empty child, with the previous child's last name and school, which siblings often share. */
export const newChild = (previousChild?: ChildFields): ChildFields => ({
  firstName: '',
  lastName: previousChild?.lastName ?? '',
  school: previousChild?.school ?? '',
  needs: '',
})

const trimOrUndefined = (text: string) => text.trim() || undefined

/** Converts the form's values into the contract's registration. */
export function registrationOf(
  { guardian, secondContact, children, photos }: FamilyFields,
  attemptId: string,
): components['schemas']['MaktabRegistration'] {
  const secondName = trimOrUndefined(secondContact.name)
  return {
    attemptId,
    guardian: {
      name: guardian.name.trim(),
      email: guardian.email.trim(),
      contactNumber: guardian.contactNumber.trim(),
      relationship: trimOrUndefined(guardian.relationship),
      address: trimOrUndefined(guardian.address),
    },
    secondContact: secondName
      ? {
          name: secondName,
          contactNumber: secondContact.contactNumber.trim(),
          relationship: trimOrUndefined(secondContact.relationship),
        }
      : undefined,
    children: children.map(({ firstName, lastName, dateOfBirth, school, needs }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      dateOfBirth: dateOfBirth?.ok ? dateOfBirth.date : '',
      school: trimOrUndefined(school),
      needs: trimOrUndefined(needs),
    })),
    consent: true,
    photos,
  }
}

/** The age at which a person is too old for the maktab, as on the server. */
const maxAge = 19

/** A problem with a child's date of birth. */
export type BirthProblem = 'empty' | 'incomplete' | 'unreadable' | 'unreal' | 'future' | 'grown'

/** Validates a date of birth; undefined if it is valid. @param today the date in the tenant's time zone */
export function birthProblem(parsed: ParsedDate | undefined, today: string): BirthProblem | undefined {
  if (!parsed) return 'empty'
  if (!parsed.ok) return parsed.reason
  if (parsed.date >= today) return 'future'
  const latestAdultBirth = `${String(Number(today.slice(0, 4)) - maxAge).padStart(4, '0')}${today.slice(4)}`
  return parsed.date <= latestAdultBirth ? 'grown' : undefined
}
