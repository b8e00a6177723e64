// Which Node the project needs, and the npm package that brings it. Runs on older versions of Node.

/** Fetched where the machine has only an older one. */
export const MAJOR = 24;

/** Node 22 from here on, and everything from 24 on: the same as `engines` in package.json. */
const OLDEST_22_MINOR = 22;

export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= MAJOR || (major === 22 && minor >= OLDEST_22_MINOR);
}

/** One package for each platform; Apple silicon has an extra word in its name. */
export function packageFor(platform, arch) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${arch}`;
}

export const fetchingMessage = (version) =>
  `Node ${version} is too old. Fetching Node ${MAJOR} from npm, once…`;

export const missingMessage = (version) =>
  `Node ${version} is too old, and Node ${MAJOR} could not be fetched from npm. Install Node ${MAJOR} (nodejs.org) and run this again.`;
