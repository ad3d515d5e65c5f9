import type { CycleLetters } from './lettersWords.ts'

const again = (retry?: string) =>
  retry
    ? `We will try again on ${retry}. After a few tries that fail, the regular gift ends by itself.`
    : 'This was the last try planned: unless the card is mended now, the regular gift ends by itself.'

/** The letters about regular gifts in English. */
export const cycleEnglish: CycleLetters = {
  begun: ({ mosque, amount, cause, next }) => ({
    subject: `Your regular gift to ${mosque} is set up`,
    paragraphs: [
      `Thank you. Your regular gift of ${amount} for “${cause}” is set up. May Allah accept it from you.`,
      ...(next ? [`It is first collected on ${next}. Nothing is taken before that day.`] : []),
    ],
    after: ['You can change, pause or end it whenever you like. You get a receipt for each collection.'],
  }),
  changed: ({ mosque, amount, next }) => ({
    subject: `The amount of your regular gift to ${mosque} has changed`,
    paragraphs: [`From the next collection on${next ? `, ${next},` : ''} your regular gift is ${amount}.`],
    after: ['If this was not you, please open the link and look, or tell the mosque.'],
  }),
  paused: ({ mosque, resumes }) => ({
    subject: `Your regular gift to ${mosque} is paused`,
    paragraphs: [
      'Nothing is collected while it is paused, and nothing of that time is collected later.',
      resumes ? `It is collected again from ${resumes} on.` : 'It stays paused until you resume it.',
    ],
  }),
  skipped: ({ mosque, next }) => ({
    subject: `Your regular gift to ${mosque} skips its next collection`,
    paragraphs: [`The next collection is left out${next ? `; the one after it is on ${next}` : ''}.`],
  }),
  resumed: ({ mosque, amount, next }) => ({
    subject: `Your regular gift to ${mosque} goes on`,
    paragraphs: [
      `Thank you. Your regular gift of ${amount} is no longer paused.${next ? ` It is next collected on ${next}.` : ''}`,
    ],
  }),
  link: ({ mosque, amount, cause }) => ({
    subject: `Your link to manage your regular gift to ${mosque}`,
    paragraphs: [
      `You asked for a new link to your regular gift of ${amount} for “${cause}”. Use it to see the gift, pause it, change it or end it.`,
    ],
    after: [
      'The link works for 90 days. Anyone who has it can change this gift, so please don’t pass it on.',
      'If you didn’t ask for it, you can ignore this email.',
    ],
  }),
  failed: ({ mosque, amount, cause, due, retry }) => ({
    subject: `Your gift to ${mosque} could not be collected`,
    paragraphs: [
      `Your gift of ${amount} for “${cause}”${due ? `, due on ${due},` : ''} could not be collected: your card was declined. Nothing was taken.`,
      again(retry),
    ],
    after: ['You can use another card there, or end the regular gift.'],
  }),
  check: ({ mosque, amount, cause, due, retry }) => ({
    subject: `Your bank wants to check your gift to ${mosque}`,
    paragraphs: [
      `Your gift of ${amount} for “${cause}”${due ? `, due on ${due},` : ''} waits: your bank wants to make sure that it is you. Nothing was taken.`,
      again(retry),
    ],
    after: ['You can also use another card there, or end the regular gift.'],
  }),
  stopped: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} has ended`,
    paragraphs: ['It has ended, as you asked. Nothing more will be collected. Thank you for what you have given.'],
  }),
  completed: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} is complete`,
    paragraphs: [
      'The last day you had chosen has come: nothing more will be collected. Thank you. May Allah accept it from you.',
    ],
  }),
  givenUp: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} has ended`,
    paragraphs: [
      'Your card was declined several times, so the regular gift has ended. Nothing more will be collected.',
      'If you would like to go on giving, you can begin a new one on our site with another card.',
    ],
  }),
  closed: ({ mosque }) => ({
    subject: `Your regular gift to ${mosque} has ended`,
    paragraphs: [
      'Your regular gift has been ended for you. Nothing more will be collected.',
      'If you did not expect this, please ask the mosque. You can begin a new one on our site.',
    ],
  }),
  mend: { failed: 'Use another card', check: 'Answer your bank' },
}
