import type { EmailTemplates } from './emailTemplates.ts'

const retryText = (retry?: string) =>
  retry
    ? `We’ll try again on ${retry}. If a few more tries fail, your regular gift will end.`
    : 'This was our last try. Your regular gift will end unless you update your card now.'

/** The emails about regular gifts in English. */
export const englishEmails: EmailTemplates = {
  begun: ({ mosque, amount, cause, next }) => ({
    subject: `Your regular gift to ${mosque} is set up`,
    paragraphs: [
      `Thank you. Your regular gift of ${amount} for “${cause}” is set up. May Allah accept it from you.`,
      ...(next ? [`We’ll take the first payment on ${next}. You won’t be charged before then.`] : []),
    ],
    after: ['You can change, pause or cancel it at any time. We’ll send you a receipt for each payment.'],
  }),
  changed: ({ mosque, amount, next }) => ({
    subject: `The amount of your regular gift to ${mosque} has changed`,
    paragraphs: [`From your next payment${next ? `, on ${next},` : ''} your regular gift will be ${amount}.`],
    after: ['If this wasn’t you, please use the link to check, or tell the mosque.'],
  }),
  paused: ({ mosque, resumes }) => ({
    subject: `Your regular gift to ${mosque} is paused`,
    paragraphs: [
      'You won’t be charged while it’s paused, and we won’t take missed payments later.',
      resumes ? `It restarts on ${resumes}.` : 'It stays paused until you restart it.',
    ],
  }),
  skipped: ({ mosque, next }) => ({
    subject: `We’ll skip your next payment to ${mosque}`,
    paragraphs: [`We’ll skip your next payment.${next ? ` The one after it is on ${next}.` : ''}`],
  }),
  resumed: ({ mosque, amount, next }) => ({
    subject: `Your regular gift to ${mosque} has restarted`,
    paragraphs: [
      `Thank you. Your regular gift of ${amount} has restarted.${next ? ` We’ll take the next payment on ${next}.` : ''}`,
    ],
  }),
  link: ({ mosque, amount, cause }) => ({
    subject: `Your link to manage your regular gift to ${mosque}`,
    paragraphs: [
      `You asked for a new link to your regular gift of ${amount} for “${cause}”. Use it to see, pause, change or cancel the gift.`,
    ],
    after: [
      'The link works for 90 days. Anyone with the link can change this gift, so please don’t share it.',
      'If you didn’t ask for it, you can ignore this email.',
    ],
  }),
  failed: ({ mosque, amount, cause, due, retry }) => ({
    subject: `Your payment to ${mosque} didn’t go through`,
    paragraphs: [
      `Your gift of ${amount} for “${cause}”${due ? `, due on ${due},` : ''} didn’t go through: your card was declined. You haven’t been charged.`,
      retryText(retry),
    ],
    after: ['There you can use another card, or cancel your regular gift.'],
  }),
  check: ({ mosque, amount, cause, due, retry }) => ({
    subject: `Your bank needs to check your payment to ${mosque}`,
    paragraphs: [
      `Your gift of ${amount} for “${cause}”${due ? `, due on ${due},` : ''} is waiting: your bank wants to check that it’s you. You haven’t been charged yet.`,
      retryText(retry),
    ],
    after: ['There you can also use another card, or cancel your regular gift.'],
  }),
  stopped: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} has ended`,
    paragraphs: ['We’ve cancelled it, as you asked. You won’t be charged again. Thank you for your support.'],
  }),
  completed: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} is complete`,
    paragraphs: [
      'It has reached the end date you chose, so you won’t be charged again. Thank you. May Allah accept it from you.',
    ],
  }),
  givenUp: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} has ended`,
    paragraphs: [
      'Your card was declined several times, so your regular gift has ended. You won’t be charged again.',
      'To keep giving, you can start a new regular gift on our website with another card.',
    ],
  }),
  closed: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} has ended`,
    paragraphs: [
      'We’ve ended your regular gift. You won’t be charged again.',
      'If you weren’t expecting this, please ask the mosque. You can start a new regular gift on our website.',
    ],
  }),
  update: { failed: 'Update your card', check: 'Approve with your bank' },
}
