export { parseConfig, safeLink, whatsappGroupDefaultText } from './config.ts'
export type { Mode, Offers, PaymentSetting, TenantConfig } from './config.ts'
export { hasOpenTarget } from './linkTargets.ts'
export { contentContact, contentLink } from './links.ts'
export { allSections, configurationSections, creditKeys, sectionOf } from './sections.ts'
export type { ConfigurationSection } from './sections.ts'
export { socialLinks } from './socialLinks.ts'
export type { SocialLink } from './socialLinks.ts'
export { callsOf, mayCall, ungatedCalls } from './calls.ts'
export { isOpen, ruleOf, screenNames, screens } from './rules.ts'
export type { Screen, ScreenRule } from './rules.ts'
export { barLinks, footerLinks, legalLinks, menuGroups } from './navigation.ts'
export type { FooterLink, MenuGroup } from './navigation.ts'
export {
  footerKind,
  hasContent,
  hiddenPaths,
  listedRoutes,
  openFooterLinks,
  openBarLinks,
  openMenuGroups,
  openRoutes,
  pageAt,
  pathAt,
  pathTo,
  acceptsForms,
  isPrivateLink,
  isSharedPage,
  takesCards,
} from './access.ts'
export type { ScreenRoute } from './access.ts'
export { foldWord, markMatches, searchTerms } from './search.ts'
export { deskRoles, isRole, readDeskRoles, readRoles, roles, rolesGrantableBy, supportRole } from './roles.ts'
export type { DeskRole, Role } from './roles.ts'
export { confirmationFor } from './confirmations.ts'
export type { Confirmation } from './confirmations.ts'
export { installationRights, isInstallationOperation } from './installationRights.ts'
export { deskRights, mayUse, usableWhileSuspended } from './deskRights.ts'
export type { MosqueOperation } from './deskRights.ts'
export { contentRights, mayChangeMoney, mayEditContent } from './contentRights.ts'
export type { ContentRight } from './contentRights.ts'
export { setupTasks, setupTasksFor } from './setupTasks.ts'
export type { SetupTaskRule } from './setupTasks.ts'
export { filesUntilApproved, isNearLimit, limitUntilApproved, defaultPlanLimits } from './planLimits.ts'
export type { PlanLimits } from './planLimits.ts'
