/** What staff read when an email can't be sent. */
export const en = {
  unapproved: 'Your mosque can’t send this email until it’s approved. What you’ve written is still here.',
  tooMany:
    'This person has had as many of these emails today as we send anyone. What you’ve written is still here: try again tomorrow.',
}
