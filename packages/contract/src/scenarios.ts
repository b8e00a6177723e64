import { INPUT_BOUNDS, type ProjectInputs } from '@alpha/engine';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, rowId, success, tokenParams } from './paging.ts';
import {
  ASSESSMENT_AMOUNTS,
  ASSESSMENT_CHANCES,
  LEAST_DOWNPAYMENT,
  MAX_SCENARIO_NAME_LENGTH,
  SCENARIO_PULLS,
} from './scenario-terms.ts';
import { isVisible, text } from './text.ts';

/** What a scenario may change: the asking price is a fact, the price offered is not. */
export type ScenarioField = Exclude<keyof ProjectInputs, 'listPrice'>;
export const SCENARIO_FIELDS = Object.keys(INPUT_BOUNDS).filter(
  (field) => field !== 'listPrice',
) as ScenarioField[];

const changed = (field: ScenarioField) => {
  const { min, max, whole } = INPUT_BOUNDS[field];
  const value = z.number().min(min).max(max);
  return (whole ? value.int() : value).optional();
};

/** Only what differs from our assumptions, in the engine's units. */
export const scenarioChanges = z.strictObject({
  inputs: z.strictObject(
    Object.fromEntries(SCENARIO_FIELDS.map((field) => [field, changed(field)])) as Record<
      ScenarioField,
      ReturnType<typeof changed>
    >,
  ),
  /** A weaker pull of prices toward their usual level, or none. */
  pull: z.enum(SCENARIO_PULLS).optional(),
  /** A special assessment of a condominium association. */
  assessment: z
    .strictObject({ amount: z.enum(ASSESSMENT_AMOUNTS), chance: z.enum(ASSESSMENT_CHANCES) })
    .optional(),
});
export type ScenarioChanges = z.infer<typeof scenarioChanges>;

/**
 * As it may be asked for. The page offers no smaller down payment, so one would be shown as another
 * scenario than the one that was saved; scenarios that were saved before stay readable.
 */
const askedChanges = scenarioChanges.extend({
  inputs: scenarioChanges.shape.inputs.extend({
    downpaymentPercentage: z.number().min(LEAST_DOWNPAYMENT).max(1).optional(),
  }),
});

export const isAnyChanged = ({ inputs, pull, assessment }: ScenarioChanges) =>
  Object.keys(inputs).length > 0 || pull !== undefined || assessment !== undefined;

/** One line: the name is in subjects and titles. */
const line = text(MAX_SCENARIO_NAME_LENGTH)
  .refine((value) => !/[\r\n]/.test(value))
  .trim();
const name = line.refine(isVisible);

export const namedScenario = z.strictObject({
  name,
  changes: askedChanges.refine(isAnyChanged),
});
export type NamedScenario = z.infer<typeof namedScenario>;

/** As it is sent. Without a name it is called by its changes, in the reader's language. */
export const scenarioToSend = namedScenario.extend({
  name: line.refine((value) => value === '' || isVisible(value)),
});

export const scenario = z.object({
  id: z.number().int(),
  name: z.string(),
  changes: scenarioChanges,
  updated_at: z.string(),
});
export type Scenario = z.infer<typeof scenario>;

export const listScenarios = endpoint({
  id: 'listScenarios',
  method: 'GET',
  path: '/api/properties/:id/scenarios',
  access: 'property:read',
  summary: 'The scenarios that you saved for a property, the latest first.',
  params: idParams,
  response: z.array(scenario),
});

export const createScenario = endpoint({
  id: 'createScenario',
  method: 'POST',
  path: '/api/properties/:id/scenarios',
  access: 'property:read',
  summary: 'Saves changed assumptions of a report under a name.',
  params: idParams,
  body: namedScenario,
  response: scenario,
});

export const updateScenario = endpoint({
  id: 'updateScenario',
  method: 'PUT',
  path: '/api/scenarios/:id',
  access: 'property:read',
  summary: 'Renames one of your scenarios or replaces its changes.',
  params: idParams,
  body: namedScenario.partial(),
  response: scenario,
});

export const deleteScenario = endpoint({
  id: 'deleteScenario',
  method: 'DELETE',
  path: '/api/scenarios/:id',
  access: 'property:read',
  summary: 'Deletes one of your scenarios. Reports already sent with it keep it.',
  params: idParams,
  response: success,
});

const readerParams = tokenParams.extend({ id: rowId });

export const createReaderScenario = endpoint({
  id: 'createReaderScenario',
  method: 'POST',
  path: '/api/properties/share/:token/scenarios',
  access: 'public',
  summary: 'Saves a scenario of the reader of a shared report. The sender sees it.',
  perMinute: 20,
  params: tokenParams,
  body: namedScenario,
  response: scenario,
});

export const updateReaderScenario = endpoint({
  id: 'updateReaderScenario',
  method: 'PUT',
  path: '/api/properties/share/:token/scenarios/:id',
  access: 'public',
  summary: 'Renames a scenario that the reader of this link saved, or replaces its changes.',
  perMinute: 20,
  params: readerParams,
  body: namedScenario.partial(),
  response: scenario,
});

export const deleteReaderScenario = endpoint({
  id: 'deleteReaderScenario',
  method: 'DELETE',
  path: '/api/properties/share/:token/scenarios/:id',
  access: 'public',
  summary: 'Deletes a scenario that the reader of this link saved.',
  perMinute: 20,
  params: readerParams,
  response: success,
});

export const recordTriedScenario = endpoint({
  id: 'recordTriedScenario',
  method: 'POST',
  path: '/api/properties/share/:token/tried',
  access: 'public',
  summary:
    'Records assumptions that the reader of a shared report tried, once each and at most twenty per link.',
  perMinute: 30,
  params: tokenParams,
  body: z.strictObject({ changes: askedChanges.refine(isAnyChanged) }),
  response: success,
});
