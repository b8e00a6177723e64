import { toast } from '~/ui/toast';

type ShortlistToast = {
  title: string;
  description: string;
  action: { label: string; onClick: () => void };
};

const SHOWN_MS = 8_000;
/** Another duration starts the time again. */
let more = 0;

/** What is on the screen, by lead. */
const shown = new Map<number, string>();

/**
 * One for each lead: the next property added changes it. Several on top of each other would hide the buttons of the
 * lower ones, and move them under the pointer when it comes near.
 */
export function showShortlistToast(leadId: number, { title, ...rest }: ShortlistToast): void {
  // One that is on its way out cannot be changed any more.
  const id = shown.get(leadId) ?? crypto.randomUUID();
  const forget = () => {
    if (shown.get(leadId) === id) shown.delete(leadId);
  };
  shown.set(leadId, id);
  const { label, onClick } = rest.action;
  more = 1 - more;
  toast.success(title, {
    ...{ id, duration: SHOWN_MS + more, description: rest.description },
    action: {
      label,
      onClick: () => {
        forget();
        onClick();
      },
    },
    onAutoClose: forget,
    onDismiss: forget,
  });
}
