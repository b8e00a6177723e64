import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'The process is running.',
  response: z.object({ status: z.literal('ok'), version: z.string(), uptime_seconds: z.number() }),
});

export const getReadiness = endpoint({
  id: 'getReadiness',
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'The database responds; 503 if it does not.',
  response: z.object({ status: z.literal('ready'), database: z.enum(['embedded', 'postgres']) }),
});
