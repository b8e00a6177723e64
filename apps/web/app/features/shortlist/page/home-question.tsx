import type { Sender } from '@alpha/contract';
import { askAboutReport } from '~/data/visitors';
import { isTooMany } from '~/lib/api-refusal';
import { QuestionForm } from '~/shares/answer/question-form';
import { useQuestion } from '~/shares/answer/use-question';
import { firstNameOf } from '~/shares/sender/contact-links';

type HomeQuestionProps = {
  /** Of the property's own report. */
  token: string;
  sender: Sender | null;
};

export function HomeQuestion({ token, sender }: HomeQuestionProps) {
  const question = useQuestion((words) => askAboutReport(token, words), isTooMany);
  return <QuestionForm question={question} name={sender && firstNameOf(sender)} />;
}
