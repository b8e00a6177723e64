import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/text-area';

type WordFormProps = {
  label: string;
  hint?: string;
  send: string;
  leave: string;
  max: number;
  /** Shown when nothing was written; without it an empty text is sent. */
  required?: string;
  error?: string | null;
  isBusy?: boolean;
  initial?: string;
  /** The reader has just asked for this field. */
  hasFocus?: boolean;
  onSend: (words: string) => void;
  /** More fields, below the words. */
  children?: ReactNode;
  onLeave: () => void;
};

/** A few words of the reader, in place. */
export function WordForm(props: WordFormProps) {
  const { label, hint, send, leave, max, required, error } = props;
  const { isBusy = false, hasFocus = false } = props;
  const [words, setWords] = useState(props.initial ?? '');
  const [isMissing, setMissing] = useState(false);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isEmpty = words.trim() === '';
    setMissing(isEmpty);
    if (!isBusy && !(isEmpty && required)) props.onSend(words.trim());
  }
  return (
    <form noValidate className="grid w-full gap-2.5 text-left" onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        error={isMissing ? required : (error ?? undefined)}
        rows={2}
        maxLength={max}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        autoFocus={hasFocus}
      />
      {props.children}
      <div className="flex gap-2.5">
        <Button type="submit" size="sm" isBusy={isBusy}>
          {send}
        </Button>
        <Button variant="quiet" size="sm" onClick={props.onLeave}>
          {leave}
        </Button>
      </div>
    </form>
  );
}
