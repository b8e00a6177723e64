/** Version of the API and the program; same as in the root package.json. */
export const VERSION = '0.1.0';
