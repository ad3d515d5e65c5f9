import type { components } from '@minaret/contract'
import type { MailLanguage } from '../email/language.ts'
import { formsArabic } from './emailsArabic.ts'
import { formsEnglish } from './emailsEnglish.ts'
import { formsUrdu } from './emailsUrdu.ts'

/** Topics of a message. */
export type ContactTopic = components['schemas']['ContactTopic']

/** Status of an application just after it is confirmed. */
export type ApplicationState = components['schemas']['CourseConfirmed']['state']

/** Texts of an email with one button. */
type ActionEmail = { subject: string; paragraphs: string[]; action: string; after: string[] }

/**
 * Texts of the forms' emails. `mosque` is the tenant's own name. No email greets by name, because the sender of a form may
 * have entered another person's address and would control that text.
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
    /** Subject of an imam's reply, which reveals nothing of the question. */
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

/** Texts of the forms' emails, by language. */
export const formEmailTexts: Record<MailLanguage, FormEmailTexts> = { en: formsEnglish, ar: formsArabic, ur: formsUrdu }
