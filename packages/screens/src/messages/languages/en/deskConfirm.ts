/** Showing again who one is, before a change that a session left open must not make. */
export const words = {
  title: 'Confirm it’s you',
  text: 'You logged in some time ago, so we ask again before this change.',
  passkey: 'Use your passkey',
  code: 'Code from your authenticator app',
  withCode: 'Confirm',
  cancel: 'Not now',
  failed: 'That didn’t work. Try again.',
  neither: 'This browser can’t use your passkey. Open the desk in one that can.',
  lost: 'Don’t have it any more? Log out, then log in with a recovery code.',
}
