import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getStreets = endpoint({
  id: 'getStreets',
  method: 'GET',
  path: '/api/map/streets',
  access: 'public',
  summary:
    'The PMTiles file with the streets of the map, read in ranges; its address changes with its content. Null without one.',
  response: z.object({
    streets: z
      .object({
        path: z.string(),
        /** West, south, east, north in degrees. */
        bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        min_zoom: z.number().int(),
        max_zoom: z.number().int(),
      })
      .nullable(),
  }),
});

/** Why a file with streets is not used. */
export const STREET_PROBLEMS = [
  'missing',
  'unreadable',
  /** Shorter than it says: probably still being copied. */
  'incomplete',
  /** Not a PMTiles archive of vector tiles in Protomaps’ schema. */
  'otherFormat',
  'unreachable',
  /** The server that has it does not send parts of files. */
  'noRanges',
] as const;
export type StreetProblem = (typeof STREET_PROBLEMS)[number];

export const getStreetSetup = endpoint({
  id: 'getStreetSetup',
  method: 'GET',
  path: '/api/map/streets/setup',
  access: 'listing:import',
  summary: 'Whether the map has streets, and what is wrong with their file.',
  response: z.object({
    /** Null: they are drawn, or another map style (`MAP_STYLE_URL`) is. */
    problem: z.enum(STREET_PROBLEMS).nullable(),
    /** `MAP_PMTILES` names the file; otherwise it is `basemap.pmtiles` in the data folder. */
    is_configured: z.boolean(),
  }),
});
