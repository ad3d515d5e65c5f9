const figure = (most: number) => new Intl.NumberFormat('en-GB').format(most)

/** What somebody is told who would go beyond their mosque's plan. */
export const en = {
  storage: (most: number) =>
    `Your plan includes ${figure(most)} MB of pictures and files, and this would go over it. Send a smaller file, or ask whoever runs this server for more.`,
  staff: (most: number) =>
    `Your plan includes ${figure(most)} people on the staff, counting those invited. Remove somebody who has left, or ask whoever runs this server for more.`,
  displays: (most: number) =>
    `Your plan includes ${figure(most)} displays. Remove one that isn’t used any more, or ask whoever runs this server for more.`,
  campaigns: (most: number) =>
    `Your plan includes ${figure(most)} campaigns. Delete one you no longer need, or ask whoever runs this server for more.`,
  newsletterEmails: (most: number) =>
    `Your plan includes ${figure(most)} newsletter emails a month, and this issue would go over it. Send it next month, or ask whoever runs this server for more.`,
  untilApproved:
    'Your mosque can have this much until it’s approved, and this would go over it. Add the rest once it is.',
}
