// Generated from openapi.yaml by `npm run gen`. Edit that file instead.
export const sessionPaths = [
 "/api/stripePaymentProcess",
 "/api/user/logout",
 "/api/user/details",
 "/api/user/updateDetails",
 "/api/user/changePassword",
 "/api/user/donations",
 "/api/user/statement",
 "/api/user/export",
 "/api/user/delete",
 "/api/maktab/register",
 "/api/getSubscriptionList",
 "/api/isJummahpayCycleRunning",
 "/api/updateSubsciption",
 "/api/updateUserSubscriptionData",
 "/api/course/applicant"
] as const
