import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All paths are known to every visitor; discovering them lazily would cost a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
