/** What the desk says of files on their way to the server. */
export const en = {
  noUpload: 'This file isn’t on the server any more. Choose it again.',
  tooLarge: (megabytes: string) =>
    `This file is larger than ${megabytes} MB, which is the most that can be uploaded here. Make it smaller and try again.`,
  wrongPart: 'Part of the file didn’t arrive as it was sent. Choose the file again.',
  notFor: 'Your role at this mosque doesn’t include uploading this file. An owner can change your roles.',
  busy: 'Other files are being read at the moment. Try again in a few seconds.',
}
