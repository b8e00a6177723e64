import type { Sender } from '@alpha/contract';
import { askAboutReport } from '~/data/visitors';
import { isTooMany } from '~/lib/api-refusal';
import { QuestionForm, type ReplyBy } from '~/shares/answer/question-form';
import { useQuestion } from '~/shares/answer/use-question';
import { firstNameOf } from '~/shares/sender/contact-links';

type HomeQuestionProps = {
  /** Of the property's own report. */
  token: string;
  sender: Sender | null;
  replyBy: ReplyBy;
};

export function HomeQuestion({ token, sender, replyBy }: HomeQuestionProps) {
  const question = useQuestion((asked) => askAboutReport(token, asked), isTooMany);
  return (
    <QuestionForm question={question} name={sender && firstNameOf(sender)} replyBy={replyBy} />
  );
}
