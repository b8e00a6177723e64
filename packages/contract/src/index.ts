import { getCurator } from './curators.ts';
import { getHealth, getReadiness } from './health.ts';
import { listCities, listRandomProperties } from './properties.ts';
import { getOwnUser, login, logout } from './session.ts';

export type { Curator } from './curators.ts';
export { getCurator } from './curators.ts';
export type {
  Access,
  CallOf,
  Endpoint,
  InputOf,
  Method,
  ResponseOf,
  ResultOf,
} from './endpoint.ts';
export { endpoint } from './endpoint.ts';
export type { ErrorBody, ErrorCode, FieldReason } from './errors.ts';
export { ERROR_STATUS, errorBody, FIELD_REASONS } from './errors.ts';
export { getHealth, getReadiness } from './health.ts';
export type { Permission } from './permissions.ts';
export { isAllowed, PERMISSIONS } from './permissions.ts';
export type { Listing } from './properties.ts';
export { listCities, listing, listRandomProperties } from './properties.ts';
export type { Role } from './roles.ts';
export { ROLE_IDS, ROLES } from './roles.ts';
export type { SessionUser } from './session.ts';
export { getOwnUser, login, logout, sessionUser } from './session.ts';

/** Every endpoint of the API. A route that is registered but not listed here fails the tests. */
export const ENDPOINTS = [
  getHealth,
  getReadiness,
  login,
  logout,
  getOwnUser,
  listCities,
  listRandomProperties,
  getCurator,
] as const;
