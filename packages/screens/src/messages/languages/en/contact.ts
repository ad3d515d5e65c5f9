import type { components } from '@minaret/contract'

/** Writing to the mosque, and asking the imam. */
export const words = {
  title: 'Get in touch',
  description: (name: string) => `Contact ${name}: address, opening hours, phone and email.`,
  lead: 'Drop in, call or email. Our volunteers reply as soon as they can.',
  directions: 'Directions',
  phone: 'Phone',
  email: 'Email',
  hours: 'Opening hours',
  noWays: 'Send us a message with this form.',
  write: 'Send a message',
  topic: 'What is it about?',
  topics: {
    general: 'A general question',
    visit: 'Visiting the mosque',
    services: 'A service: marriage, funeral or advice',
    events: 'An event',
    classes: 'Classes and courses',
    donations: 'Donations',
    website: 'This website',
  } satisfies Record<Exclude<components['schemas']['ContactTopic'], 'imam'>, string>,
  imam: 'Religious or private question?',
  askImam: 'Ask the imam',
  emailHint: 'We’ll reply to this address.',
  message: 'Your message',
  noMessage: 'Enter your message.',
  send: 'Send',
  privacy: 'The mosque keeps your message so it can reply, and deletes it 12 months after the reply.',
  /** To the letter (specification, section 8). */
  thanks: 'Message sent',
  thanksMore: 'We’ve received your message. We’ll reply by email.',
  backHome: 'Go to the home page',
  ask: {
    title: 'Ask the imam',
    description: (name: string) => `Ask the imam of ${name} in confidence. You’ll get a reply by email.`,
    lead: 'Faith, family, money, doubt: whatever it is, you can ask. You’ll get a reply by email.',
    private: 'Your question stays between you and the imam',
    privateMore:
      'If the imam uses this site, only the imam can open it here. Otherwise it goes to the mosque as one email and isn’t stored. You don’t have to give your name. If someone is in danger, call the emergency services instead.',
    question: 'Your question',
    questionHint: 'Leave out other people’s names, and anything the imam doesn’t need to know.',
    nameHint: 'Leave this empty to stay anonymous.',
    emailHint: 'We’ll reply to this address. Choose one that only you read.',
    noQuestion: 'Enter your question.',
    /** Sent in the name's place. */
    nobody: 'No name given',
    send: 'Send my question',
    privacy:
      'Nothing from this form is saved in your browser. A question the imam answers on this site is deleted 12 months after the reply.',
    sentMore:
      'Your question is on its way to the imam. You’ll get a reply by email: check your spam or junk folder too.',
    noMail: 'You can’t send questions from here yet',
    noMailMore: 'Please speak to the imam after a prayer, or call the mosque.',
  },
}
