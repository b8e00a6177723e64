import { prepareTemplate } from './fresh-postgres.ts';
import { templatePath } from './template.ts';

/** Before any worker starts: the template exists, so that workers do not make it twice. */
export default async function setup(): Promise<void> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server) await prepareTemplate(server);
  else await templatePath();
}
