/** The newsletter's form, and what the links of its letters lead to. */
export const words = {
  title: 'Stay in touch',
  lead: 'Events and news from the mosque, by email. Unsubscribe any time.',
  email: 'Email address for the newsletter',
  subscribe: 'Subscribe',
  asked: 'Check your inbox',
  askedMore: 'We’ve emailed you a link. Click it to confirm that you’d like our news.',
  backHome: 'Go to the home page',
  notNow: 'Not now',
  oldLink: 'This link has expired or has already been used',
  confirm: {
    title: 'Confirm your subscription',
    lead: (name: string) => `Press the button to get news from ${name} by email.`,
    act: 'Yes, send me your news',
    done: 'You’re subscribed. Thank you.',
    doneMore: 'You can unsubscribe from any email.',
    oldLink: 'To get our news, please enter your email again: the form is on the home page.',
  },
  leave: {
    title: 'Unsubscribe',
    lead: (name: string) => `Press the button to stop getting news from ${name} by email.`,
    act: 'Unsubscribe',
    done: 'You’ve been unsubscribed.',
    doneMore: 'We won’t send you any more news. You can subscribe again at any time.',
    oldLink: 'Please use the link in the newest email you have from us.',
  },
}
