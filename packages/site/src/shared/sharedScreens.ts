import { atOnce, row, type Table, withGift, withVisibleFirst } from '../table/index.ts'

/**
 * The screens that the website and standalone campaigns both have, so that a lazy part is listed once for both. Separate from
 * `table`, because an app that has none of them would bundle their code.
 */
export const sharedScreens = {
  campaign: withVisibleFirst(
    withGift(
      row(
        'campaign',
        () => import('@minaret/screens/campaign'),
        ['campaigns'],
        ['campaign/Form.tsx', 'campaign/partsChunk.ts'],
      ),
    ),
    { at: '#give', source: 'campaign/Form.tsx', words: ['cause'] },
  ),
  thankYou: atOnce(
    row(
      'thank-you',
      () => import('@minaret/screens/thank-you'),
      ['thankYou', 'share'],
      ['thank-you/CampaignProgress.tsx', 'thank-you/CampaignLink.tsx'],
    ),
  ),
  register: atOnce(
    row('register', () => import('@minaret/screens/register'), ['account', 'forms'], ['register/RegisterForm.tsx']),
  ),
  login: atOnce(
    row(
      'login',
      () => import('@minaret/screens/login'),
      ['account', 'forms'],
      ['login/LoginForm.tsx', 'login/ForgottenPasswordForm.tsx'],
    ),
  ),
  profile: atOnce(
    row('profile', () => import('@minaret/screens/profile'), ['profile', 'account', 'forms', 'manageGift']),
  ),
  privacy: row('privacy', () => import('@minaret/screens/privacy'), ['legal']),
  terms: row('terms', () => import('@minaret/screens/terms'), ['legal']),
  accessibility: row('accessibility', () => import('@minaret/screens/accessibility'), ['legal']),
  resetPassword: atOnce(
    row(
      'reset-password',
      () => import('@minaret/screens/reset-password'),
      ['account', 'forms'],
      ['reset-password/ResetForm.tsx'],
    ),
  ),
  confirmEmail: atOnce(
    row(
      'confirm-email',
      () => import('@minaret/screens/confirm-email'),
      ['account', 'forms'],
      ['confirm-email/ConfirmForm.tsx'],
    ),
  ),
  courseConfirm: atOnce(row('course-confirm', () => import('@minaret/screens/course-confirm'), ['courses', 'forms'])),
  newsletterConfirm: atOnce(
    row('newsletter-confirm', () => import('@minaret/screens/newsletter-confirm'), ['newsletter', 'forms']),
  ),
  newsletterLeave: atOnce(
    row('newsletter-leave', () => import('@minaret/screens/newsletter-leave'), ['newsletter', 'forms']),
  ),
  manageGift: atOnce(
    row(
      'manage-gift',
      () => import('@minaret/screens/manage-gift'),
      ['manageGift', 'forms'],
      ['manage-gift/RequestLink.tsx'],
    ),
  ),
  mendCard: atOnce(
    row(
      'update-card',
      () => import('@minaret/screens/update-card'),
      ['manageGift', 'cause', 'forms'],
      ['manage-gift/RequestLink.tsx'],
    ),
  ),
} as const satisfies Table
