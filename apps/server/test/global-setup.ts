import { templatePath } from './template.ts';

/** Before any worker starts: the template exists, so that workers do not make it twice. */
export default async function setup(): Promise<void> {
  await templatePath();
}
