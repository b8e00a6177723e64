import type { SwaggerTransformObject } from '@fastify/swagger';

/** Body type of upload routes; the framework would require a schema. */
export const BYTES_TAKEN = 'x-takes';

type Content = Record<string, { schema?: object }>;
type Operation = {
  [BYTES_TAKEN]?: string;
  requestBody?: object;
  responses: Record<string, { description: string; content?: Content }>;
};

/** Adds what the framework leaves out: errors of file endpoints, 503s, uploads. */
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
    // Errors are JSON even where the success response is a file.
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
