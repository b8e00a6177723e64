// The order of test files: the slow ones first, so that no worker is still busy when the others are done.
import { BaseSequencer } from 'vitest/node';

/** On a new clone vitest takes large files for slow ones; these are small and take half a minute. */
const SLOW = /scripts\/fuzz\/|import-process|features\/site\/pages\./;

export class SlowFirst extends BaseSequencer {
  async sort(files) {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((specs) => [
      ...specs.filter(({ moduleId }) => SLOW.test(moduleId)),
      ...specs.filter(({ moduleId }) => !SLOW.test(moduleId)),
    ]);
  }
}
