export type AddressProblem = 'badUrl' | 'notHttps' | 'withPassword' | 'privateAddress';

/** Checks that need no request; the server does the rest. */
export function addressProblem(address: string): AddressProblem | null {
  if (!URL.canParse(address)) return 'badUrl';
  const { protocol, username, password, hostname } = new URL(address);
  if (protocol !== 'https:') return 'notHttps';
  if (username || password) return 'withPassword';
  return PRIVATE.some((range) => range.test(hostname)) ? 'privateAddress' : null;
}

/** IP addresses and names of private networks; browsers normalize them to this form. */
const PRIVATE = [
  /^localhost\.?$|\.(localhost|local|internal)\.?$/,
  /^(0|10|127)\.\d+\.\d+\.\d+$/,
  /^192\.168\.\d+\.\d+$/,
  /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^169\.254\.\d+\.\d+$/,
  /^\[(::1?|f[cd][\da-f]*:.*|fe80:.*)\]$/,
];
