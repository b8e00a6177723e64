// By noun, not from the index: visitors carry these endpoints and no others.
import type { ResponseOf } from '@alpha/contract/endpoint';
import { listRoomScenarios } from '@alpha/contract/room-scenarios';
import { call } from '~/lib/api-client';

export type RoomScenario = ResponseOf<typeof listRoomScenarios>[number];

export const readScenarios = (signal: AbortSignal): Promise<RoomScenario[]> =>
  call(listRoomScenarios, {}, { signal });
