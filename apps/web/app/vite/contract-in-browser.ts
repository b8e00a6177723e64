import { type ESTree, type Plugin, parseSync } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[^/]+\.ts$/;
/** Endpoint properties that only the server needs: the browser does not validate. */
const SERVER_ONLY: readonly string[] = [
  'params',
  'query',
  'body',
  'response',
  'summary',
  'openDuring',
];

const DECLARED = 'function declared(make) { return make(); }\n';

/**
 * Browsers need the contract's paths, methods and limits, but neither schemas nor zod. In the browser
 * build, endpoints lose their schemas, and every other declaration with a call is marked as side-effect
 * free, so that the bundler can drop what no page uses.
 */
export const contractInBrowser: Plugin = {
  name: 'contract-in-browser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    return CONTRACT.test(id) ? { code: withoutSchemas(code), map: null } : null;
  },
};

export function withoutSchemas(code: string): string {
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  let result = '';
  let done = 0;
  for (const value of topLevelValues(parseSync('contract.ts', code).program)) {
    const definition = endpointDefinition(value);
    const kept = definition?.properties.filter(
      (property) => property.type !== 'Property' || !SERVER_ONLY.includes(textOf(property.key)),
    );
    if (!kept && !callsSomething(value, textOf(value))) continue;
    // The bundler would inline an immediately invoked function before dropping unused code.
    const text = kept
      ? `endpoint({ ${kept.map(textOf).join(', ')} })`
      : `declared(() => (${textOf(value)}))`;
    result += `${code.slice(done, value.start)}/* @__PURE__ */ ${text}`;
    done = value.end;
  }
  return result ? `${result}${code.slice(done)}\n${DECLARED}` : code;
}

function* topLevelValues({ body }: ESTree.Program): Generator<ESTree.Expression> {
  for (const statement of body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) if (init) yield endpointMadeBy(init) ?? init;
  }
}

/** Of a function that declares several alike: `(id, verb) => endpoint({ … })`. */
function endpointMadeBy(value: ESTree.Expression): ESTree.CallExpression | null {
  if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'CallExpression') return null;
  return endpointDefinition(value.body) ? value.body : null;
}

function endpointDefinition(value: ESTree.Expression): ESTree.ObjectExpression | null {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null;
  const [definition] = value.arguments;
  const isEndpoint = value.callee.name === 'endpoint' && definition?.type === 'ObjectExpression';
  return isEndpoint ? definition : null;
}

/** Spreading counts, because it reads what it spreads. Marking too much is harmless: functions are declarations already. */
const callsSomething = ({ type }: ESTree.Expression, text: string): boolean =>
  type !== 'ArrowFunctionExpression' && type !== 'FunctionExpression' && /\(|\.{3}/.test(text);
