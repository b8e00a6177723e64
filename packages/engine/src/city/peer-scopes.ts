import type { PeerMetric } from './metrics.ts';
import type { Peers } from './peer-samples.ts';

/** From the closest homes to the widest set; the first with enough homes is used. */
export const PEER_SCOPES = ['city_type', 'city', 'all'] as const;
export type PeerScope = (typeof PEER_SCOPES)[number];

/** The same for areas, one value each. */
export const AREA_SCOPES = ['metro', 'state', 'country'] as const;
export type AreaScope = (typeof AREA_SCOPES)[number];

export type Scope = PeerScope | AreaScope;

/** Areas are optional: without them, figures of the area are not compared. */
export type PeersByScope = { readonly [scope in PeerScope]: Peers } & {
  readonly [scope in AreaScope]?: Peers;
};

/** Figures of the area: equal for every home in a city, so areas are compared, not homes. */
export const AREA_MEASURES: readonly PeerMetric[] = ['appreciation_roi', 'volatility'];
