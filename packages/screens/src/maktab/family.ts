import type { components } from '@minaret/contract'
import type { ParsedDate } from '@minaret/ui'

/** A child in the form. */
export type ChildFields = {
  firstName: string
  lastName: string
  /** Absent until something has been typed. */
  dateOfBirth?: ParsedDate
  school: string
  needs: string
}

/** The family as it stands in the form; its paths are those of the contract. */
export type FamilyFields = {
  /** Names this filling-in, once it has been sent. */
  attemptId?: string
  guardian: { name: string; email: string; contactNumber: string; relationship: string; address: string }
  secondContact: { name: string; contactNumber: string; relationship: string }
  children: ChildFields[]
  consent: boolean
  photos: boolean
}

/** As many children as one form takes, by the contract. */
export const mostChildren = 12

/** A child nobody has said anything of yet. Brothers and sisters often share a family name: it is there already. */
export const newChild = (before?: ChildFields): ChildFields => ({
  firstName: '',
  lastName: before?.lastName ?? '',
  school: before?.school ?? '',
  needs: '',
})

const trimmed = (text: string) => text.trim() || undefined

/** The family as it is sent. */
export function registrationOf(
  { guardian, secondContact, children, photos }: FamilyFields,
  attemptId: string,
): components['schemas']['MaktabRegistration'] {
  const second = trimmed(secondContact.name)
  return {
    attemptId,
    guardian: {
      name: guardian.name.trim(),
      email: guardian.email.trim(),
      contactNumber: guardian.contactNumber.trim(),
      relationship: trimmed(guardian.relationship),
      address: trimmed(guardian.address),
    },
    secondContact: second
      ? {
          name: second,
          contactNumber: secondContact.contactNumber.trim(),
          relationship: trimmed(secondContact.relationship),
        }
      : undefined,
    children: children.map(({ firstName, lastName, dateOfBirth, school, needs }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      dateOfBirth: dateOfBirth?.ok ? dateOfBirth.date : '',
      school: trimmed(school),
      needs: trimmed(needs),
    })),
    consent: true,
    photos,
  }
}

/** The evening school is for children: nobody who is this old, as the host has it. */
const grown = 19

/** What is wrong with a child's date of birth; nothing when it is good. */
export type BirthProblem = 'empty' | 'incomplete' | 'unreadable' | 'unreal' | 'future' | 'grown'

/** @param today the date in the tenant's zone */
export function birthProblem(parsed: ParsedDate | undefined, today: string): BirthProblem | undefined {
  if (!parsed) return 'empty'
  if (!parsed.ok) return parsed.reason
  if (parsed.date >= today) return 'future'
  const least = `${String(Number(today.slice(0, 4)) - grown).padStart(4, '0')}${today.slice(4)}`
  return parsed.date <= least ? 'grown' : undefined
}
