import { loadAtOnce, createRow, type Table, withGift, withVisibleFirst } from '../table/index.ts'

/**
 * The screens that the website and standalone campaigns both have, so that a lazy part is listed once for both. Separate from
 * `table`, because an app that has none of them would bundle their code.
 */
export const sharedScreens = {
  campaign: withVisibleFirst(
    withGift(
      createRow(
        'campaign',
        () => import('@minaret/screens/campaign'),
        ['campaigns'],
        ['campaign/Form.tsx', 'campaign/partsChunk.ts'],
      ),
    ),
    { at: '#give', source: 'campaign/Form.tsx', features: ['cause'] },
  ),
  thankYou: loadAtOnce(
    createRow(
      'thank-you',
      () => import('@minaret/screens/thank-you'),
      ['thankYou', 'share'],
      ['thank-you/CampaignProgress.tsx', 'thank-you/CampaignLink.tsx'],
    ),
  ),
  register: loadAtOnce(
    createRow(
      'register',
      () => import('@minaret/screens/register'),
      ['account', 'forms'],
      ['register/RegisterForm.tsx'],
    ),
  ),
  login: loadAtOnce(
    createRow(
      'login',
      () => import('@minaret/screens/login'),
      ['account', 'forms'],
      ['login/LoginForm.tsx', 'login/ForgottenPasswordForm.tsx'],
    ),
  ),
  profile: loadAtOnce(
    createRow('profile', () => import('@minaret/screens/profile'), ['profile', 'account', 'forms', 'manageGift']),
  ),
  privacy: createRow('privacy', () => import('@minaret/screens/privacy'), ['legal']),
  terms: createRow('terms', () => import('@minaret/screens/terms'), ['legal']),
  accessibility: createRow('accessibility', () => import('@minaret/screens/accessibility'), ['legal']),
  resetPassword: loadAtOnce(
    createRow(
      'reset-password',
      () => import('@minaret/screens/reset-password'),
      ['account', 'forms'],
      ['reset-password/ResetForm.tsx'],
    ),
  ),
  confirmEmail: loadAtOnce(
    createRow(
      'confirm-email',
      () => import('@minaret/screens/confirm-email'),
      ['account', 'forms'],
      ['confirm-email/ConfirmForm.tsx'],
    ),
  ),
  courseConfirm: loadAtOnce(
    createRow('course-confirm', () => import('@minaret/screens/course-confirm'), ['courses', 'forms']),
  ),
  newsletterConfirm: loadAtOnce(
    createRow('newsletter-confirm', () => import('@minaret/screens/newsletter-confirm'), ['newsletter', 'forms']),
  ),
  newsletterLeave: loadAtOnce(
    createRow('newsletter-leave', () => import('@minaret/screens/newsletter-leave'), ['newsletter', 'forms']),
  ),
  manageGift: loadAtOnce(
    createRow(
      'manage-gift',
      () => import('@minaret/screens/manage-gift'),
      ['manageGift', 'forms'],
      ['manage-gift/RequestLink.tsx'],
    ),
  ),
  mendCard: loadAtOnce(
    createRow(
      'update-card',
      () => import('@minaret/screens/update-card'),
      ['manageGift', 'cause', 'forms'],
      ['manage-gift/RequestLink.tsx'],
    ),
  ),
} as const satisfies Table
