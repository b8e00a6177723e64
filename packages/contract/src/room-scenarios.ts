import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tenYearOutcome } from './properties.ts';
import { scenario } from './scenarios.ts';

const figures = tenYearOutcome
  .pick({
    ...{ result_median: true, result_percentile_5: true, result_percentile_95: true },
    chance_of_loss: true,
  })
  .nullable();

const roomScenario = scenario.extend({
  property_id: z.number().int(),
  address: z.string(),
  city: z.string(),
  /** Opens the report it was saved on while this session lasts. */
  report_token: z.string(),
  /** Under the investor’s assumptions; `null` without an analysis. */
  theirs: figures,
  /** Under our assumptions, after ten years. */
  ours: figures,
});
export type RoomScenario = z.infer<typeof roomScenario>;

export const listRoomScenarios = endpoint({
  id: 'listRoomScenarios',
  method: 'GET',
  path: '/api/room/scenarios',
  access: 'room',
  summary: 'Scenarios that the investor saved on reports, with their figures, the latest first.',
  perMinute: 60,
  response: z.array(roomScenario),
});
