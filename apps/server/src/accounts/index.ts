export { registerApiKeyRoutes } from './api-keys/api-keys.routes.ts';
export { registerAuthRoutes } from './auth/auth.routes.ts';
export { checkBreachedList } from './auth/breached-passwords.ts';
export { findViewer } from './auth/find-viewer.service.ts';
export { hashPassword } from './auth/password.ts';
export { passwordProblem } from './auth/password-rules.ts';
export { assertProved } from './auth/proof.service.ts';
export { requiredStepOf } from './auth/required-step.ts';
export {
  forgetAllDevices,
  forgetRecoveryCodes,
  listTwoFactorSecrets,
  updateTwoFactorSecrets,
} from './auth/secret-rows.queries.ts';
export { storedUserAgent } from './auth/session-use.ts';
export { isTwoFactorRequired } from './auth/sign-in-rules.queries.ts';
export { hashToken, newToken } from './auth/token.ts';
export { registerCuratorRoutes } from './curators/curators.routes.ts';
export { listLandingNames } from './curators/curators.service.ts';
export { registerProfileRoutes } from './profiles/profiles.routes.ts';
export { findSender } from './profiles/profiles.service.ts';
export { type AdminState, ensureAdmin, inviteAdmin } from './users/first-admin.service.ts';
export { registerUserRoutes } from './users/users.routes.ts';
export { findAssignee, findVisibleUser, listAssignees } from './users/users.service.ts';
