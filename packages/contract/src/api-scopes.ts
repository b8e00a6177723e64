/** What an API key opens; an endpoint names at most one as `keyScope`. */
export const API_SCOPES = ['leads:read', 'leads:write', 'listings:read'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
