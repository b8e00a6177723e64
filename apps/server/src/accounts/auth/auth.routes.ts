import * as contract from '@alpha/contract';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getOwnUser, signIn, signOut } from './auth.service.ts';
import { changePassword } from './own-password.service.ts';
import { askPasswordReset, checkPasswordReset, resetPassword } from './password-reset.service.ts';
import { proveIdentity } from './proof.service.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './sessions.service.ts';
import { getSignInRules, updateSignInRules } from './sign-in-rules.service.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from './two-factor.service.ts';
import { askUnlock, unlockSignIn } from './unlock.service.ts';

export function registerAuthRoutes(server: Server): void {
  serve(server, contract.login, signIn);
  serve(server, contract.logout, signOut);
  serve(server, contract.getOwnUser, getOwnUser);
  serve(server, contract.verifyTwoFactor, verifyTwoFactor);
  serve(server, contract.enableTwoFactor, enableTwoFactor);
  serve(server, contract.disableTwoFactor, disableTwoFactor);
  serve(server, contract.renewRecoveryCodes, renewRecoveryCodes);
  serve(server, contract.proveIdentity, proveIdentity);
  serve(server, contract.changePassword, changePassword);
  serve(server, contract.listOwnSessions, listOwnSessions);
  serve(server, contract.endOwnSession, endOwnSession);
  serve(server, contract.endOtherSessions, endOtherSessions);
  serve(server, contract.getSignInRules, getSignInRules);
  serve(server, contract.updateSignInRules, updateSignInRules);
  serve(server, contract.askPasswordReset, askPasswordReset);
  serve(server, contract.checkPasswordReset, checkPasswordReset);
  serve(server, contract.resetPassword, resetPassword);
  serve(server, contract.askUnlock, askUnlock);
  serve(server, contract.unlockSignIn, unlockSignIn);
}
