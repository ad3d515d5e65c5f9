import type { components } from '@minaret/contract'
import type { MailLanguage } from '../email/language.ts'
import { formsArabic } from './emailsArabic.ts'
import { formsEnglish } from './emailsEnglish.ts'
import { formsUrdu } from './emailsUrdu.ts'

/** What a message may be about. */
export type ContactTopic = components['schemas']['ContactTopic']

/** Where an application stands when it has just been confirmed. */
export type ApplicationState = components['schemas']['CourseConfirmed']['state']

/** A letter with the one thing to do in it. */
type ActionEmail = { subject: string; paragraphs: string[]; action: string; after: string[] }

/**
 * What the letters of the forms say. `mosque` is the tenant's own name. No letter greets by name: whoever filled a form
 * in need not be whose address stands in it, and would choose the words.
 */
export type FormEmailTexts = {
  labels: Record<
    | 'name'
    | 'email'
    | 'contactNumber'
    | 'topic'
    | 'subject'
    | 'course'
    | 'state'
    | 'reference'
    | 'children'
    | 'relationship',
    string
  >
  topics: Record<ContactTopic, string>
  contact: { subject(about: string): string; opening: string; after: string[] }
  imam: { subject: string; opening: string; after: string[] }
  reply: {
    subject(about: string): string
    /** About what an imam replies: the subject line says nothing of the question. */
    imamSubject(mosque: string): string
    wrote(day: string): string
    answer: string
    noAnswer: string
    again: string
  }
  imamNotice(mosque: string): { subject: string; paragraphs: string[] }
  newsletter: {
    confirm(mosque: string): ActionEmail
    welcome(mosque: string): ActionEmail
    already(mosque: string): ActionEmail
  }
  course: {
    states: Record<ApplicationState, string>
    confirm(course: string): ActionEmail
    received(course: string): { subject: string; paragraphs: string[] }
    waiting(course: string): { subject: string; paragraphs: string[] }
    again(course: string): { subject: string; paragraphs: string[] }
    notAsked: string
    notice: { subject(course: string): string; opening: string }
  }
  maktab: {
    subject: string
    paragraphs: string[]
    notAsked: string
    notice: { subject: string; opening: string }
  }
}

/** The words of the forms' letters, by language. */
export const formEmailTexts: Record<MailLanguage, FormEmailTexts> = { en: formsEnglish, ar: formsArabic, ur: formsUrdu }
