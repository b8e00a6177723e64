import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { visitorManifest } from './app/lib/visitor-routes';

export default {
  ssr: true,
  // All paths are known to every visitor; discovering them lazily would cost a request per link.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory, serverBuildFile } }) {
    const file = join(buildDirectory, 'server', serverBuildFile);
    const { assets }: ServerBuild = await import(pathToFileURL(file).href);
    const manifest = visitorManifest(assets);
    if (manifest.url === assets.url)
      throw new Error(`${assets.url} has another name than visitorManifest expects`);
    await writeFile(
      join(buildDirectory, 'client', manifest.url),
      `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    );
  },
} satisfies Config;
