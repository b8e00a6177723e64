import * as api from '@alpha/contract';
import { call, sendBeacon } from '~/lib/api-client';

export type SecondFactor = { one_time_password: string } | { recovery_code: string };

export const signIn = (email: string, password: string) =>
  call(api.login, { body: { email, password } });

export const verifySecondFactor = (body: SecondFactor) => call(api.verifyTwoFactor, { body });

export const readOwnUser = () => call(api.getOwnUser);

/** The page does not wait: signing out works without a network. */
export const endSession = (token: string) => sendBeacon(api.logout, token);

export const requestPasswordReset = (email: string) =>
  call(api.askPasswordReset, { body: { email } });

export const checkResetToken = (token: string) => call(api.checkPasswordReset, { body: { token } });

export const requestUnlock = (email: string) => call(api.askUnlock, { body: { email } });

export const unlockSignIn = (token: string) => call(api.unlockSignIn, { body: { token } });

export const resetPassword = (body: api.CallOf<typeof api.resetPassword>['body']) =>
  call(api.resetPassword, { body });
