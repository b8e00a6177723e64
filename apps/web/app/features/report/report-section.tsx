import { type ReactNode, useId } from 'react';
import { cx } from '~/ui/class-names';
import { Fold } from '~/ui/fold';

type ReportSectionProps = {
  /** Target of the section menu. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** At the end of the lead. */
  how?: ReactNode;
  /** At the right end of the heading. */
  action?: ReactNode;
  /** One line about the content, which is folded behind it on phones. */
  fold?: string;
  /** Rarely read: folded on wide screens too. */
  isFoldedEverywhere?: boolean;
  children: ReactNode;
  className?: string;
};

export function ReportSection(props: ReportSectionProps) {
  const { id, title, lead, how, action, fold, isFoldedEverywhere = false, className } = props;
  const titleId = useId();
  const content = (
    <>
      {lead && (
        <div className="figures mt-1.5 flex max-w-[68ch] flex-wrap items-baseline gap-x-2 text-ink-2">
          <p className="text-pretty">{lead}</p>
          {how}
        </div>
      )}
      {props.children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-folded={fold ? '' : undefined}
      className={cx('min-w-0', fold && FOLDED, className)}
    >
      <div className="flex items-end justify-between gap-6">
        <h2
          id={titleId}
          className={cx('text-28 tracking-[-0.018em]', fold && 'max-md:not-print:text-20')}
        >
          {title}
        </h2>
        {action}
      </div>
      {fold ? (
        <Fold line={fold} labelledBy={titleId} on={isFoldedEverywhere ? 'always' : 'phone'}>
          <div className="max-md:pb-6">{content}</div>
        </Fold>
      ) : (
        content
      )}
    </section>
  );
}

/** On phones consecutive folds form one list: the second and following close the gap of the page's grid. */
const FOLDED =
  'max-md:not-print:border-t max-md:not-print:border-line max-md:not-print:pt-3 max-md:not-print:pb-1 max-md:not-print:[&+[data-folded]]:-mt-6';
