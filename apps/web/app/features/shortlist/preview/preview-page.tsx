import type { ShortlistPreview } from '@alpha/contract';
import { type MouseEvent, useState } from 'react';
import { listingPath } from '~/listings/listing-path';
import { QuestionForm } from '~/shares/answer/question-form';
import type { Answers } from '~/shares/answer/use-answers';
import { useQuestion } from '~/shares/answer/use-question';
import { firstNameOf } from '~/shares/sender/contact-links';
import { ContactBar } from '../page/contact-bar';
import { ShortlistView } from '../page/shortlist-view';
import { useListCall } from '../page/use-list-call';

/** The same page as behind a link. Buttons can be tried; nothing is saved, sent or counted. */
export function PreviewPage({ preview }: { preview: ShortlistPreview }) {
  const { sender, reply_by: replyBy } = preview;
  const [answers, setAnswers] = useState<Answers>({});
  const call = useListCall(sender, async () => undefined);
  return (
    <div onClickCapture={stayHere}>
      <ShortlistView
        shortlist={preview}
        isPreview
        call={call}
        answering={{
          answers,
          give: (position, given) =>
            setAnswers((all) => ({ ...all, [position]: { ...given, state: null } })),
          tryNow: () => undefined,
        }}
        reportOf={({ listing }) => listingPath(listing)}
        questionOf={() => <Question name={sender && firstNameOf(sender)} replyBy={replyBy} />}
      />
      {sender && <ContactBar sender={sender} call={call} />}
    </div>
  );
}

type QuestionProps = Pick<Parameters<typeof QuestionForm>[0], 'name' | 'replyBy'>;

function Question(props: QuestionProps) {
  const question = useQuestion(
    async () => undefined,
    () => false,
  );
  return <QuestionForm question={question} {...props} />;
}

/** Links scroll to a property, or open its report beside this page; others would open a chat with oneself or leave the editor. */
function stayHere(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  const id = link.hash.slice(1);
  if (link.pathname.startsWith('/app/property/')) window.open(link.href, '_blank', 'noopener');
  else if (id) event.currentTarget.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
}
