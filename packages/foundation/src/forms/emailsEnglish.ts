import type { FormEmailTexts } from './emailTemplates.ts'

/** Texts of the forms' emails in English. */
export const formsEnglish: FormEmailTexts = {
  labels: {
    name: 'Name',
    email: 'Email',
    contactNumber: 'Phone',
    topic: 'About',
    subject: 'Subject',
    course: 'Course',
    state: 'Status',
    reference: 'Reference',
    children: 'Number of children',
    relationship: 'Relationship',
  },
  topics: {
    general: 'A general question',
    visit: 'Visiting the mosque',
    services: 'Services',
    events: 'Events',
    classes: 'Classes and courses',
    donations: 'Donations',
    website: 'The website',
    imam: 'A question to the imam',
  },
  contact: {
    subject: (about) => `Message from the website: ${about}`,
    opening: 'Someone sent you a message through the website.',
    after: ['Reply to this email to answer them.'],
  },
  imam: {
    subject: 'A question to the imam',
    opening: 'Someone asked the imam a question through the website.',
    after: [
      'Reply to this email to answer them.',
      'The website doesn’t store these questions, so this email is the only copy. Please keep it confidential.',
    ],
  },
  reply: {
    subject: (about) => `Re: ${about}`,
    imamSubject: (mosque) => `A reply from the imam of ${mosque}`,
    wrote: (day) => `On ${day} you wrote:`,
    answer: 'To answer, reply to this email.',
    noAnswer: 'Please don’t reply to this email: nobody would read it. To write again, use the website.',
    again: 'Write again',
  },
  imamNotice: (mosque) => ({
    subject: 'A new question to the imam',
    paragraphs: [
      `A question to the imam has arrived through the website of ${mosque}.`,
      'Log in to the desk to read it and reply. It’s stored there for the imam alone, so this email doesn’t repeat it.',
    ],
  }),
  newsletter: {
    confirm: (mosque) => ({
      subject: `Please confirm: news from ${mosque}`,
      paragraphs: [
        `Someone signed up for news from ${mosque} with this email address. Please confirm that you’d like to get it.`,
      ],
      action: 'Yes, send me news',
      after: ['The link works for 7 days.', 'If this wasn’t you, ignore this email: we won’t send you any news.'],
    }),
    welcome: (mosque) => ({
      subject: `You’re subscribed to news from ${mosque}`,
      paragraphs: ['Thank you. Your email address is confirmed, and we’ll send our news to it.'],
      action: 'Unsubscribe',
      after: ['You can unsubscribe from any email.'],
    }),
    already: (mosque) => ({
      subject: `You’re already subscribed to news from ${mosque}`,
      paragraphs: [
        'Someone signed up for our news with your email address again. You’re already on our list, so you don’t need to do anything.',
      ],
      action: 'Unsubscribe',
      after: ['You can unsubscribe from any email.'],
    }),
  },
  course: {
    states: { received: 'Place available', waiting: 'Waiting list' },
    confirm: (course) => ({
      subject: `Confirm your application: ${course}`,
      paragraphs: [
        `Someone applied for the course “${course}” with this email address. Please confirm the application. Places are given in the order people confirm.`,
      ],
      action: 'Confirm my application',
      after: ['The link works for 24 hours.', 'If this wasn’t you, ignore this email: we’ll delete the application.'],
    }),
    received: (course) => ({
      subject: `We’ve received your application: ${course}`,
      paragraphs: [
        'Thank you. We’ve received your application, and there’s a place for you. The mosque will be in touch.',
      ],
    }),
    waiting: (course) => ({
      subject: `You’re on the waiting list: ${course}`,
      paragraphs: [
        'Thank you. We’ve received your application. The course is full, so you’re on the waiting list. The mosque will contact you if a place becomes free.',
      ],
    }),
    again: (course) => ({
      subject: `You’ve already applied: ${course}`,
      paragraphs: [
        'Someone applied for this course with your email address again. We already have your application and nothing has changed, so you don’t need to do anything.',
      ],
    }),
    notAsked: 'If you didn’t apply, please tell the mosque the reference above.',
    notice: {
      subject: (course) => `New application: ${course}`,
      opening: 'Someone applied for a course on the website. Reply to this email to contact them.',
    },
  },
  maktab: {
    subject: 'We’ve received your maktab registration',
    paragraphs: ['Thank you. We’ve received your registration for the maktab. The mosque will be in touch.'],
    notAsked: 'If you didn’t register a child, please tell the mosque the reference above.',
    notice: {
      subject: 'New maktab registration',
      opening:
        'A family registered on the website. Details about their children are stored there, and are never sent by email. Reply to this email to contact them.',
    },
  },
}
