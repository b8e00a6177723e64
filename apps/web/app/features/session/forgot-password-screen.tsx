import { requestPasswordReset } from '~/data/session';
import { AskLinkScreen } from './ask-link-screen';

export function ForgotPasswordScreen() {
  return <AskLinkScreen words="forgot" request={requestPasswordReset} />;
}
