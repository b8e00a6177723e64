import { RotateCw, X } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import { ProgressBar } from '~/ui/progress-bar';
import type { Upload, UploadProblem } from './upload-queue';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type UploadRowProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

/** A file on its way, or one that did not arrive and why. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const t = useT('leadFiles');
  const { file, share, problem } = upload;
  const { name } = file;
  return (
    <li className="flex min-h-15 items-center gap-2 border-b border-line py-2.5">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate text-14 font-medium" title={name}>
          {name}
        </p>
        {problem ? (
          <p role="alert" className="text-13 text-pretty text-loss">
            <ProblemText problem={problem} />
          </p>
        ) : (
          <>
            <ProgressBar label={t('uploading', { name })} share={share} />
            <p className="text-13 text-ink-3">{share === null ? t('waiting') : t('sending')}</p>
          </>
        )}
      </div>
      {problem && isWorthRetrying(problem) && (
        <IconButton label={t('retry', { name })} title={t('again')} size="sm" onClick={onRetry}>
          <RotateCw {...ICON} />
        </IconButton>
      )}
      <IconButton
        label={problem ? t('dismiss', { name }) : t('cancel', { name })}
        size="sm"
        onClick={onDrop}
      >
        <X {...ICON} />
      </IconButton>
    </li>
  );
}

/** The same file would be refused again; a full lead may have room meanwhile. */
const isWorthRetrying = ({ kind }: UploadProblem) => kind !== 'tooLarge' && kind !== 'empty';

function ProblemText({ problem }: { problem: UploadProblem }) {
  const t = useT('leadFiles');
  return problem.kind === 'refused' ? problem.words : t(`problem.${problem.kind}`);
}
