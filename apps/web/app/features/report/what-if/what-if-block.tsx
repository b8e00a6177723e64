import type { WhatIf } from './use-what-if';

export function WhatIfBlock(_: WhatIf) {
  return null;
}
