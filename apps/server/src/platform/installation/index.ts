export { findAppSecret, storeAppSecret } from './app-secret.ts';
export { beginRestore, makeDataDir, prepareDataDir } from './data-dir.ts';
export { agreeOnSecret, findStoredSecret } from './installation-secret.ts';
export { finishReplacement, prepareNextSecret } from './next-secret.ts';
export { type Replaced, replaceSecret, type SecretUses } from './replace-secret.ts';
export { fingerprintOf } from './secret-fingerprint.ts';
export { isSharedFolder } from './shared-folder.ts';
