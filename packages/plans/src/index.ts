export { parseConfig, safeLink, whatsappGroupDefaultText } from "./config.ts";
export type { Mode, Offers, PaymentSetting, SocialLink, TenantConfig } from "./config.ts";
export { allSections, configurationSections, sectionOf } from "./sections.ts";
export type { ConfigurationSection } from "./sections.ts";
export {
  headerLinks,
  isOpen,
  mayCall,
  ruleOf,
  screenNames,
  screens,
  ungatedCalls,
} from "./rules.ts";
export type { Screen, ScreenRule } from "./rules.ts";
export { openRoutes, pathTo } from "./access.ts";
export type { ScreenRoute } from "./access.ts";
