import type { FormsWords } from './formsWords.ts'

/** What the letters of the forms say in English. */
export const formsEnglish: FormsWords = {
  labels: {
    name: 'Name',
    email: 'E-mail',
    contactNumber: 'Contact number',
    topic: 'About',
    subject: 'Subject',
    course: 'Course',
    state: 'Place',
    reference: 'Reference',
    children: 'Number of children',
    relationship: 'Relationship',
  },
  topics: {
    general: 'Something else',
    visit: 'A visit',
    services: 'Services',
    events: 'Events',
    classes: 'Classes and courses',
    donations: 'Donations',
    website: 'The website',
    imam: 'A question to the imam',
  },
  contact: {
    subject: (about) => `Message from the website: ${about}`,
    opening: 'Somebody has written to you on the website.',
    after: ['Reply to this letter to write to them.'],
  },
  imam: {
    subject: 'A question to the imam',
    opening: 'Somebody has asked the imam a question on the website.',
    after: [
      'Reply to this letter to answer them.',
      'The website does not keep these questions: this letter is the only copy. Please treat it in confidence.',
    ],
  },
  newsletter: {
    confirm: (mosque) => ({
      subject: `Please confirm: news from ${mosque}`,
      paragraphs: [`This address was entered to receive news from ${mosque}. Please confirm that you would like it.`],
      action: 'Yes, send me news',
      after: ['The link works for 7 days.', 'If you did not ask for this, do nothing: you will get no news from us.'],
    }),
    welcome: (mosque) => ({
      subject: `You will get news from ${mosque}`,
      paragraphs: ['Thank you. Your address is confirmed, and our news will come to it.'],
      action: 'Leave the newsletter',
      after: ['You can leave whenever you like. Every letter has such a link.'],
    }),
    already: (mosque) => ({
      subject: `You already get news from ${mosque}`,
      paragraphs: [
        'Your address was entered again to receive our news. It is on our list already: there is nothing to do.',
      ],
      action: 'Leave the newsletter',
      after: ['You can leave whenever you like. Every letter has such a link.'],
    }),
  },
  course: {
    states: { received: 'There is a place', waiting: 'Waiting list' },
    confirm: (course) => ({
      subject: `Confirm your application: ${course}`,
      paragraphs: [
        `This address was used to apply for the course "${course}". Please confirm your application. Places are given in the order of confirmation.`,
      ],
      action: 'Confirm my application',
      after: ['The link works for 24 hours.', "If you didn't apply, do nothing: the application will be deleted."],
    }),
    received: (course) => ({
      subject: `We have your application: ${course}`,
      paragraphs: ['Thank you. We have your application, and there is a place. The mosque will be in touch with you.'],
    }),
    waiting: (course) => ({
      subject: `You are on the waiting list: ${course}`,
      paragraphs: [
        'Thank you. We have your application. All places are given, so you are on the waiting list. The mosque will be in touch with you when one becomes free.',
      ],
    }),
    again: (course) => ({
      subject: `You have applied already: ${course}`,
      paragraphs: [
        'Your address was entered again to apply for this course. We have your application already, and nothing has changed: there is nothing to do.',
      ],
    }),
    notAsked: 'If you did not apply, please tell the mosque the reference above.',
    notice: {
      subject: (course) => `New application: ${course}`,
      opening: 'Somebody has applied for a course on the website. Reply to this letter to write to them.',
    },
  },
  maktab: {
    subject: 'We have your registration for the evening school',
    paragraphs: ['Thank you. We have your registration for the evening school. The mosque will be in touch with you.'],
    notAsked: 'If you did not register a child, please tell the mosque the reference above.',
    notice: {
      subject: 'New registration for the evening school',
      opening:
        'A family has registered on the website. What they wrote about their children is kept there and stands in no letter. Reply to this letter to write to them.',
    },
  },
}
