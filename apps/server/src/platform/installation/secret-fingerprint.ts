import { createHmac } from 'node:crypto';
import { StartupError } from '../lib/startup-error.ts';

/** Setting with a fingerprint of the secret, not the secret. */
export const SECRET_SETTING = 'app_secret';

export const fingerprintOf = (secret: string) =>
  createHmac('sha256', secret).update('alpha-agent fingerprint').digest('base64url').slice(0, 22);

export const otherSecret = () =>
  new StartupError(
    'APP_SECRET: this database was set up with another secret, and what it holds sealed cannot be opened with this one. Give every process the same APP_SECRET, or the same DATA_DIR.',
  );
