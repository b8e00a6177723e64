import type { ListingImport } from '@alpha/contract';
import { Badge, type BadgeTone } from '~/ui/badge';
import { useImportWords } from './use-import-words';

const TONES: Record<ListingImport['status'], BadgeTone> = {
  ready: 'neutral',
  running: 'accent',
  done: 'gain',
  failed: 'loss',
  broken: 'loss',
  undone: 'neutral',
};

export function StateBadge({ record }: { record: ListingImport }) {
  const { state } = useImportWords();
  const isChecked = record.status === 'done' && record.is_dry_run;
  return <Badge tone={isChecked ? 'neutral' : TONES[record.status]}>{state(record)}</Badge>;
}
