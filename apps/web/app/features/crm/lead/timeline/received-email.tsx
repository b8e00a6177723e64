import type { Activity } from '@alpha/contract';
import { Reply } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';

/** Longer texts are folded. */
const LONG_CHARS = 600;
const LONG_LINES = 10;

/** An email from the lead: its text, and a way to answer it. */
export function ReceivedEmail({ activity: { body, data } }: { activity: Activity }) {
  const t = useT('timeline');
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const from = typeof data.from === 'string' ? data.from : '';
  const subject = typeof data.subject === 'string' ? data.subject : '';
  const isLong = body !== null && (body.length > LONG_CHARS || countLines(body) > LONG_LINES);
  return (
    <>
      {body && (
        <p
          id={textId}
          className={cx(
            'mt-1 text-15 leading-normal text-pretty whitespace-pre-wrap wrap-anywhere text-ink',
            isLong && !isOpen && 'line-clamp-6',
          )}
        >
          {body}
        </p>
      )}
      <div className="flex flex-wrap gap-x-4">
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={textId}
            className={LINK}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'email.less' : 'email.more')}
          </button>
        )}
        {from && (
          <a href={mailto(from, subject)} className={cx(LINK, 'flex items-center gap-1.5')}>
            <Reply aria-hidden="true" size={14} strokeWidth={1.75} />
            {t('email.reply')}
          </a>
        )}
      </div>
    </>
  );
}

const LINK = 'py-2 text-14 font-medium text-accent hover:underline';

const countLines = (text: string) => text.split('\n', LONG_LINES + 1).length;

/** In the person's own mail program, which asks nothing of us. */
function mailto(address: string, subject: string): string {
  const answered = /^re\s*:/i.test(subject) ? subject : `Re: ${subject}`;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(answered)}`;
}

/** Who wrote an email; nobody for other entries. */
export function senderOf({ kind, data }: Activity): string | undefined {
  if (kind !== 'email_received') return undefined;
  return [data.from_name, data.from].find(
    (name): name is string => Boolean(name) && typeof name === 'string',
  );
}
