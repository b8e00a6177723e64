/** The operations of an OpenAPI document. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      params: (operation.parameters ?? []).filter((each) => each.in === 'path'),
      query: (operation.parameters ?? []).filter((each) => each.in === 'query'),
      body: bodyOf(operation),
      responses: operation.responses,
    })),
  );
}

function bodyOf({ requestBody }) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type ? { type, schema: content.schema ?? {} } : null;
}

/** The declared response of a status: `{type, schema}`, or undefined. */
export function answerOf(operation, status) {
  const declared = operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`];
  const [type, content] = Object.entries(declared?.content ?? {})[0] ?? [];
  return type ? { type, schema: content.schema ?? {} } : undefined;
}
