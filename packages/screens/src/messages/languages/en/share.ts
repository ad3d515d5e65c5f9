/** Passing a page on. */
export const words = {
  share: 'Share',
  whatsapp: 'WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy this address',
  email: 'E-mail',
  facebook: 'Facebook',
  x: 'X',
}
