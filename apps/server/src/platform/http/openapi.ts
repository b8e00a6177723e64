import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { completeDocument } from './openapi-document.ts';

/** The name is in the document; the framework's banner adds nothing. */
const PLAIN_LOOK = '.swagger-ui .topbar { display: none }';

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Alpha Agent API',
        version: VERSION,
        description:
          'Rates are fractions, ROI figures and APR are in percent, money is USD. Every error has the shape {message, code, request_id, errors?}; messages follow Accept-Language (en, es).',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          room: { type: 'apiKey', in: 'cookie', name: 'room' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: completeDocument,
  });
  // A third of a megabyte that never changes: serialized once.
  let written: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(written);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Swagger UI uses style attributes; scripts are still only our own files.
    staticCSP: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    theme: { title: 'Alpha Agent API', css: [{ filename: 'plain.css', content: PLAIN_LOOK }] },
    uiConfig: { deepLinking: true, defaultModelsExpandDepth: -1 },
  });
}
