// npm run sbom: the packages of the product with versions, licenses and checksums, as CycloneDX, for
// scanners such as Trivy, Grype or Dependency-Track. npm makes it, from the lockfile alone.
import './lib/use-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { run } from './lib/steps.mjs';

const FORMAT = ['--sbom-format=cyclonedx', '--sbom-type=application'];
const FROM = ['--omit=dev', '--package-lock-only', '--loglevel=error'];

const { code, output } = await run('npm', ['sbom', ...FORMAT, ...FROM], { capture: true });
// npm's own notices may come before the document.
const text = output.slice(Math.max(output.indexOf('{\n'), 0));
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const bom = JSON.parse(text);
// npm takes the name of the folder.
bom.metadata.component.name = 'alpha-agent';
const folder = join(root, 'build');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`build/sbom.cdx.json: ${bom.components.length} packages`);
