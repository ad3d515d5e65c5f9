export const words = {
  asking: 'Checking what happened to your donation',
  askingMore: 'This usually takes a few seconds. Please don’t donate again.',
  silent: 'We couldn’t check what happened to your donation',
  silentMore: 'Please check your connection. We’ll try again by ourselves. You’ll only be charged once.',
  waiting: 'We’re waiting for your bank',
  waitingMore:
    'Your donation has been sent, and your bank wants to check that it’s you. This page shows the answer as soon as it comes.',
  goOn: 'Continue with your bank',
  look: 'Check again',
  cancel: 'Cancel and start again',
  cancelling: 'Cancelling your donation. Please wait.',
  notCancelled: 'We couldn’t cancel your donation yet',
  notCancelledMore: 'Your bank may still approve it. We’ll keep checking, so please don’t donate again yet.',
  cancelled: 'Donation cancelled. You haven’t been charged.',
}
