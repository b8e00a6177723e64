import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
  // All paths are known to every visitor; discovering them lazily would cost a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
