import { z } from 'zod';

/** Settings of a feed; the defaults suit most servers. */
export const resoSettings = z.strictObject({
  /** Added to every query, e.g. `OriginatingSystemName eq 'testmls'`. */
  filter: z.string().max(2_000).default(''),
  /** System for records without an originating system; defaults to the host of the address. */
  system: z.string().max(100).default(''),
  requestsPerSecond: z.number().min(0.1).max(50).default(2),
  /** Requested size: servers reduce it to their limit. */
  pageSize: z.number().int().min(1).max(5_000).default(1_000),
  /** Clocks behind one server differ, and changes can appear late. */
  overlapMinutes: z.number().min(0).max(1_440).default(10),
  /** Where photos are listed: in their own resource, inside each listing, or nowhere. */
  media: z.enum(['resource', 'expand', 'none']).default('resource'),
  mostPhotos: z.number().int().min(0).max(100).default(30),
  /** How often all keys are compared, to find listings that were deleted without notice. */
  compareKeysHours: z.number().min(1).max(8_760).default(24),
});
export type ResoSettings = z.output<typeof resoSettings>;

const secret = z.string().min(1).max(10_000);

export const resoCredentials = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bearer'), token: secret }),
  z.strictObject({
    kind: z.literal('client'),
    tokenUrl: z.string().max(2_000),
    clientId: secret,
    clientSecret: secret,
    scope: z.string().max(500).optional(),
  }),
]);
export type ResoCredentials = z.output<typeof resoCredentials>;

export type ResoFeed = {
  /** Service address, e.g. `https://feed.example.com/odata`. */
  url: string;
  settings: ResoSettings;
};
