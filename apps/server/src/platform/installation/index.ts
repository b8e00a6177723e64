export { findAppSecret, storeAppSecret } from './app-secret.ts';
export { beginRestore, makeDataDir, prepareDataDir } from './data-dir.ts';
export { agreeOnSecret } from './installation-secret.ts';
export { isSharedFolder } from './shared-folder.ts';
