/** What is left until a mosque's website is complete, and that it waits for approval. */
export const words = {
  title: 'What’s left to do',
  lead: 'These make your website complete.',
  more: (count: string) => `Show all ${count}`,
  skip: 'Not needed',
  skipOf: (task: string) => `Not needed: ${task}`,
  tasks: {
    times: 'Upload your timetable',
    look: 'Choose a logo and a colour',
    contact: 'Add a phone number or an email address',
    cause: 'Write a first cause',
    campaign: 'Start a first campaign',
    giving: 'Say how people can give',
    picture: 'Put a picture on the home page',
    announcement: 'Make a first announcement',
    privacy: 'Write a privacy notice',
    giftAid: 'Enter the charity’s details',
    display: 'Connect a display',
    staff: 'Invite a second person',
  },
  hints: {
    times: 'Until then times are calculated. A spreadsheet, a PDF or a photo of the printed one will do.',
    look: 'They’re at the head of every page.',
    contact: 'So that people can reach you, and your forms have somewhere to write to.',
    cause: 'What people can give to, all year round.',
    campaign: 'Something with a target or an end, for which you ask now.',
    giving: 'Set up card payments, or enter the account for bank transfers.',
    picture: 'As a banner: the building, the prayer hall or your people.',
    announcement: 'It’s on the website and on the displays until it ends.',
    privacy: 'What you do with names and addresses. The law asks for it where people give or write to you.',
    giftAid: 'HMRC wants them with every Gift Aid claim.',
    display: 'A television in the prayer hall shows the times.',
    staff: 'Somebody who can help when you’re away, or lose your login.',
  },
  approval: {
    open: 'Your website is waiting for approval',
    closed: 'Your website opens once it’s approved',
    openText:
      'Whoever runs this server looks at each new mosque. Until then everybody who has the address can visit your website, but search engines leave it out, and it shows neither bank details nor card payments, even if you’ve set them up.',
    declined: 'Your website wasn’t approved',
    suspended:
      'This mosque is suspended. Its website is closed, and nothing can be changed here. You can read everything, and take it with you under Mosque.',
    notice: 'From whoever runs this server',
    closedText:
      'Whoever runs this server looks at it first, for example because another mosque here has a name like yours. Until then visitors only see that the website is closed. You can set everything up meanwhile.',
    limits:
      'Until then you can write newsletters, replies and decisions on applications, but not send them. You can invite three people to the staff, and upload 100 pictures and files of up to 100 MB in all.',
    after: 'The owners get an email once it’s approved. There’s no fixed time for this.',
  },
}
