/** Privacy, terms, and the accessibility statement, which is in the product's own words. */
export const words = {
  privacy: (name: string) => `How ${name} uses your personal data, and your rights.`,
  terms: (name: string) => `Terms and conditions for using the website of ${name}.`,
  updated: (date: string) => `Last updated on ${date}`,
  loading: 'Loading this page',
  failed: 'We couldn’t load this page.',
  notFound: 'This page hasn’t been written yet',
  notFoundMore: 'Please ask the mosque for it:',
  home: 'Go to the home page',
  accessibility: {
    title: 'Accessibility statement',
    description: (name: string) =>
      `How accessible the website of ${name} is, where it falls short, and how to report a problem.`,
    lead: 'Everyone should be able to use this website, donate and get in touch. This page says what we do for that, and where we fall short.',
    aim: {
      title: 'What we aim for',
      text: (name: string) =>
        `${name} wants as many people as possible to be able to use this site. It is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.`,
      lead: 'You should be able to:',
      points: [
        'use everything with a keyboard alone, and see where you are',
        'zoom in to 200%, or use a window 320 pixels wide, without scrolling sideways',
        'use a screen reader: headings, tables, forms and messages are labelled',
        'use light or dark mode, your device’s own colours, and reduced motion',
        'read prayer times, pages, phone numbers and addresses without JavaScript',
      ],
    },
    short: {
      title: 'Where it falls short',
      lead: 'This website partly meets these guidelines. We know about these problems:',
      content:
        'We haven’t checked every text, picture and file that the mosque adds. A picture may have a poor description, and a PDF may not work with a screen reader.',
      films: 'Videos and recordings may have no captions or transcript.',
      languages: 'What the mosque writes stays in the language it was written in, whichever language you choose.',
      cards:
        'Card details are entered in a form that belongs to our payment provider, Stripe. We can’t change how it works.',
      others:
        'Maps, WhatsApp and social networks belong to other companies, and we don’t know how accessible they are.',
    },
    tell: {
      title: 'Report a problem',
      text: 'Tell us which page it was and what you were trying to do. If you need something in another format, such as audio, large print or plain text, please ask.',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      form: 'Use the contact form',
      inPerson: 'You can also ask anyone who works at the mosque.',
      beyond:
        'If you’re not happy with our response, contact the Equality Advisory and Support Service (England, Scotland and Wales):',
    },
    tests: {
      title: 'How we test this website',
      text: 'We test the pages automatically in a real browser whenever the code changes: in light and dark mode, left to right and right to left, and with a keyboard alone. Automatic tests find only some problems. Nobody outside has audited this website, and people who use assistive technology haven’t tested it yet.',
      written: (date: string) => `Written on ${date}.`,
    },
  },
}
