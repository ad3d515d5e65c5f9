// What the pages of accounts have in common. No page of its own, so that what they share stays one chunk.
export { AccountFrame } from './AccountFrame.tsx'
export { AlreadyIn } from './AlreadyIn.tsx'
export { NewPassword } from './NewPassword.tsx'
export { OldLink } from './OldLink.tsx'
export { useOnward } from './useOnward.ts'
export { usePasswordRules } from './usePasswordRules.ts'
