/** The newsletter's form, and what the links of its letters lead to. */
export const words = {
  title: 'News by e-mail',
  lead: 'What is on, and what has changed, now and then. You can leave at any time.',
  email: 'E-mail for our news',
  subscribe: 'Subscribe',
  asked: 'Please look into your mailbox',
  askedMore: 'We have sent you a letter with a link. You get our news once you have confirmed with it.',
  backHome: 'Go to the home page',
  notNow: 'Not now',
  oldLink: 'This link has been used or is too old',
  confirm: {
    title: 'Confirm the newsletter',
    lead: (name: string) => `Press the button, and you will get the news of ${name} by e-mail.`,
    act: 'Yes, send me your news',
    done: 'Thank you. You will get our news.',
    doneMore: 'Every letter has a link at its foot with which you can leave again.',
    oldLink: 'To get our news, please enter your address on the site again: the form stands on the home page.',
  },
  leave: {
    title: 'Leave the newsletter',
    lead: (name: string) => `Press the button, and you will get no more news of ${name} by e-mail.`,
    act: 'Leave the newsletter',
    done: 'You have left the newsletter.',
    doneMore: 'We will send you no more news. You can come back at any time.',
    oldLink: 'Please take the link in the newest letter you have from us.',
  },
}
