/** Modules of Node that can open a connection or start a program that does, with or without `node:`. */
const NODE_MODULES =
  /^(?:node:)?(?:https?|http2|net|tls|dgram|child_process|cluster|quic|_http_client|_tls_wrap)$/;
/** Packages that do. */
const PACKAGES =
  /^(?:undici|axios|got|ky|node-fetch|cross-fetch|superagent|request|ws|nodemailer|pg|pg-native|postgres|ioredis|mqtt|socket\.io-client|playwright.*|puppeteer.*)(?:\/|$)/;
/** Names of these modules that only describe or compare addresses. */
const HARMLESS = new Set([
  'isIP',
  'isIPv4',
  'isIPv6',
  'BlockList',
  'SocketAddress',
  'STATUS_CODES',
]);
const GLOBALS =
  /(?<![.\w$'"`])(?:fetch\s*\(|new\s+(?:WebSocket|EventSource|XMLHttpRequest)\b)|\b(?:globalThis|global|self)\s*(?:\.\s*|\[\s*['"`])(?:fetch|WebSocket|EventSource)\b|=\s*fetch\b|process\s*\.\s*(?:binding|getBuiltinModule)\s*\(/;

/** How a source file could reach the network, by the names of what it uses. */
export function waysOut(source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
  const found = new Set<string>();
  const imports =
    /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?((?:[^'"`;]*?)\s+from\s+)?['"]([^'"]+)['"]/g;
  for (const [, isType, names = '', name = ''] of text.matchAll(imports))
    if (!isType && connects(name) && !isHarmless(names)) found.add(name);
  for (const [, name = ''] of text.matchAll(/\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g))
    if (connects(name)) found.add(name);
  const [global] = GLOBALS.exec(text) ?? [];
  if (global) found.add(global.replace(/\W+$/, '').replace(/^\W+/, ''));
  return [...found].sort();
}

const connects = (name: string) => NODE_MODULES.test(name) || PACKAGES.test(name);

/** `{ isIP, type Socket }`: nothing that connects. */
function isHarmless(names: string): boolean {
  const [, list] = /^\{([^}]*)\}\s+from\s+$/.exec(names.trim() ? `${names.trim()} ` : '') ?? [];
  if (list === undefined) return false;
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .every((each) => each.startsWith('type ') || HARMLESS.has(each.split(/\s+as\s+/)[0] ?? ''));
}
