// Shared by the account pages; a separate folder, so that the bundler keeps it in one chunk.
export { AccountFrame } from './AccountFrame.tsx'
export { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'
export { NewPassword } from './NewPassword.tsx'
export { ExpiredLink } from './ExpiredLink.tsx'
export { useDestination } from './useDestination.ts'
export { usePasswordRules } from './usePasswordRules.ts'
