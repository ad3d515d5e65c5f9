// Shared by the account pages; a separate folder, so that the bundler keeps it in one chunk.
export { AccountFrame } from './AccountFrame.tsx'
export { AlreadyIn } from './AlreadyIn.tsx'
export { NewPassword } from './NewPassword.tsx'
export { OldLink } from './OldLink.tsx'
export { useOnward } from './useOnward.ts'
export { usePasswordRules } from './usePasswordRules.ts'
