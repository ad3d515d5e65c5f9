/** Privacy, terms, and the accessibility statement, which is in the product's own words. */
export const words = {
  privacy: (name: string) => `What ${name} does with what you tell this site, and your rights.`,
  terms: (name: string) => `The terms on which ${name} offers this site.`,
  updated: (date: string) => `Last changed on ${date}`,
  loading: 'Loading this page',
  failed: 'We could not load this page.',
  notFound: 'This page has not been written yet',
  notFoundMore: 'Only the mosque can write it. Please ask for it:',
  home: 'Go to the home page',
  accessibility: {
    title: 'Accessibility statement',
    description: (name: string) =>
      `What is done so that everybody can use the site of ${name}, where it falls short, and how to tell us.`,
    lead: 'Everybody should be able to read this site, to give and to get in touch. Here is what is done for that, and where it falls short.',
    aim: {
      title: 'What we aim for',
      text: (name: string) =>
        `${name} wants as many people as possible to be able to use this site. It is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.`,
      lead: 'You should be able to:',
      points: [
        'use everything with a keyboard alone, and see where you are',
        'enlarge the text to 200 %, or use a window 320 pixels wide, without scrolling sideways',
        'listen to the pages with a screen reader: headings, tables, forms and messages say what they are',
        'read in light or dark, in the colours your device forces, and with hardly any movement if you have asked for less of it',
        'read the prayer times, texts, telephone numbers and addresses without scripts',
      ],
    },
    short: {
      title: 'Where it falls short',
      lead: 'The site meets these guidelines in part. We know of this:',
      content:
        'Not every text, picture and file that the mosque adds has been checked. A picture may be described poorly, and a PDF may not work with a screen reader.',
      films: 'Films and recordings may have no captions and no transcript.',
      languages: 'What the mosque has written stays in the language it was written in, whichever language you choose.',
      cards:
        'Card details are typed into a part of the page that belongs to the payment company Stripe. We cannot change how it works.',
      others:
        'Maps, WhatsApp and social networks are other companies’ sites, and we do not know how well they work for you.',
    },
    tell: {
      title: 'Tell us what does not work',
      text: 'Say which page it was and what you wanted to do. If you need something from this site in another form, read out, in large print or as plain text, ask for it.',
      email: 'E-mail',
      phone: 'Telephone',
      address: 'Address',
      form: 'Use the contact form',
      inPerson: 'You can also ask anybody who works at the mosque.',
      beyond:
        'If the answer does not satisfy you, the Equality Advisory and Support Service advises people in England, Scotland and Wales:',
    },
    tests: {
      title: 'How it is tested',
      text: 'The pages are tested by a program in a real browser whenever the site’s code changes: in light and dark, from left to right and from right to left, and with a keyboard alone. Such tests find only part of what can be wrong. No outside body has examined the site, and people who rely on assistive technology have not tested it so far.',
      written: (date: string) => `Written on ${date}.`,
    },
  },
}
