/** What is said of the newsletter. */
export const en = {
  asked: "Thank you. Please check your email: we've sent you a link to confirm.",
  confirmed: "Thank you. You'll get our news by email.",
  left: "You've been unsubscribed. We won't send you any more news.",
  oldConfirm: 'This link has been used or has expired. To get our news, please enter your email on the site again.',
  oldLeave: 'This link has been used or has expired. Please use the link in the newest email you have from us.',
}
