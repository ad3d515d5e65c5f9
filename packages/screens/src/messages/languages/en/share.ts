/** Passing a page on. */
export const words = {
  share: 'Share',
  whatsapp: 'WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy this link',
  email: 'Email',
  facebook: 'Facebook',
  x: 'X',
}
