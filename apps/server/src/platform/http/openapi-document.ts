import type { SwaggerTransformObject } from '@fastify/swagger';

/** How a route says which bytes it takes; the framework would ask for a schema of them. */
export const BYTES_TAKEN = 'x-takes';

type Content = Record<string, { schema?: object }>;
type Operation = {
  [BYTES_TAKEN]?: string;
  requestBody?: object;
  responses: Record<string, { description: string; content?: Content }>;
};

/** What the routes do and the framework does not write down: errors of files, busy hours, uploads. */
export const completeDocument: SwaggerTransformObject = (given) => {
  if (!('openapiObject' in given)) return given.swaggerObject;
  const document = given.openapiObject;
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods ?? {})) complete(operation as Operation);
  return document;
};

function complete(operation: Operation): void {
  const refusal = operation.responses['4XX'];
  const [content] = Object.values(refusal?.content ?? {});
  if (content) {
    // Also where the answer is a file, its refusal is JSON.
    operation.responses['4XX'] = {
      description: 'The error and its cause',
      content: { 'application/json': content },
    };
    operation.responses['503'] = {
      description: 'Busy, or the database is unavailable. `Retry-After` says when to try again',
      content: { 'application/json': content },
    };
  }
  const { [BYTES_TAKEN]: type } = operation;
  if (!type) return;
  delete operation[BYTES_TAKEN];
  const bytes = { schema: { type: 'string', format: 'binary' } };
  operation.requestBody = { required: true, content: { [type]: bytes } };
}
