/** Of the API and the program; the root package.json carries the same. */
export const VERSION = '0.1.0';
