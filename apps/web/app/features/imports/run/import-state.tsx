import type { ListingImport } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { kindsQuery } from '~/data/imports';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { FromAddress } from '../upload/from-address';
import { useImportWords } from '../use-import-words';
import { GoOnButton } from './go-on-button';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';
import { ImportSetup } from './import-setup';

/** Shows the state of an import and the available actions. */
export function ImportState({ record }: { record: ListingImport }) {
  const { status, is_dry_run: isDryRun } = record;
  if (status === 'running') return <ImportProgress record={record} />;
  const isChecked = status === 'done' && isDryRun;
  if (status === 'ready' || isChecked) return <ImportSetup record={record} />;
  if (status === 'done' || status === 'undone') return <ImportResult record={record} />;
  return <Refused record={record} />;
}

function Refused({ record }: { record: ListingImport }) {
  const { t, reason } = useImportWords();
  const isBroken = record.status === 'broken';
  const isOfFeed = record.kind === 'reso';
  const isOfAddress = record.address !== null && record.error?.code.startsWith('address.') === true;
  const { created, updated } = record.counts;
  return (
    <>
      <section className="grid justify-items-start gap-4 border-t border-ink pt-6">
        <h2 className="text-20">
          {t(isBroken ? 'result.broken' : isOfFeed ? 'result.feedFailed' : 'result.failed')}
        </h2>
        {record.error && (
          <Notice tone="loss" role="note">
            {reason(record.error)}
          </Notice>
        )}
        {!isBroken && !isOfFeed && created + updated === 0 && (
          <p className="text-15 text-ink-2">
            {t(isOfAddress ? 'result.addressText' : 'result.failedText')}
          </p>
        )}
        {isOfAddress && <SameAddress record={record} />}
        {!isOfFeed && (
          <div className="flex flex-wrap gap-2">
            {isBroken && <GoOnButton record={record} />}
            <ButtonLink
              to="/app/imports"
              variant={isBroken || isOfAddress ? 'secondary' : 'primary'}
            >
              {t('forget')}
            </ButtonLink>
          </div>
        )}
      </section>
      {created + updated > 0 && <ImportResult record={record} />}
    </>
  );
}

/** Correct the input or retry unchanged. */
function SameAddress({ record }: { record: ListingImport }) {
  const { data: kinds } = useQuery(kindsQuery);
  if (!kinds) return null;
  return (
    <div className="w-full">
      <FromAddress kinds={kinds} before={{ url: record.address ?? '', kind: record.kind }} />
    </div>
  );
}
